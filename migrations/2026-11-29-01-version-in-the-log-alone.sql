-- A tournament's version stands in the log alone: a second one beside its home page's card was written with every score,
-- and read by nobody. The column is empty from here on and stays for servers of the version before, which write it in
-- calls of their own.
alter table tournaments alter column version drop not null;
update tournaments set version = null;

-- As before, but that the home page's card is written only where it is another one.
create or replace function append(heads jsonb, asked uuid[], asked_of uuid[], changes jsonb, answers jsonb, rare jsonb)
returns jsonb language plpgsql volatile as $$
declare
  known jsonb;
  repeated uuid[];
  accepted uuid[];
  created uuid[];
  refused uuid[];
  outcomes jsonb;
  written jsonb;
  newest bigint;
begin
  perform pg_advisory_xact_lock(hashtext('scorecards log'));

  select jsonb_object_agg(a.command, jsonb_build_object(
           'body_hash', a.body_hash, 'status', a.status, 'body', a.body, 'version', a.version)),
         array_agg(asked_of[array_position(asked, a.command)])
    into known, repeated
    from answers a where a.command = any (asked);

  select jsonb_object_agg(h.tournament, case
           when h.tournament = any (repeated) then jsonb_build_object('outcome', 'known')
           when h.have <> h.expected then jsonb_build_object('outcome', 'behind', 'version', h.have)
           else jsonb_build_object('outcome', 'written', 'version', h.have, 'first', null, 'last', null) end),
         array_agg(h.tournament) filter (where h.have = h.expected and (h.tournament = any (repeated)) is not true)
    into outcomes, accepted
    from (
      select listed.tournament, listed.expected, coalesce(
          (select max(c.version) from changes c where c.tournament = listed.tournament), 0) as have
      from jsonb_to_recordset(heads) as listed (tournament uuid, expected integer)
    ) h;

  if rare ? 'creations' then
    with made as (
      insert into tournaments (id, slug, published, card)
        select c.tournament, c.slug, c.published, c.card
        from jsonb_to_recordset(rare -> 'creations') as c (tournament uuid, slug text, published boolean, card jsonb)
        where c.tournament = any (accepted)
        on conflict (slug) do nothing
      returning id)
    select array_agg(id) into created from made;
    select array_agg(c.tournament) into refused
      from jsonb_to_recordset(rare -> 'creations') as c (tournament uuid)
      where c.tournament = any (accepted) and (c.tournament = any (created)) is not true;
    if refused is not null then
      outcomes := outcomes || (
        select jsonb_object_agg(taken, jsonb_build_object('outcome', 'slug-taken')) from unnest(refused) as taken);
      accepted := array(select kept from unnest(accepted) as kept where kept <> all (refused));
    end if;
  end if;

  with inserted as (
    insert into changes (tournament, version, change, at, actor, kind, command, params, undoes, names, events)
      select c.tournament, c.version, c.change, c.at, c.actor, c.kind, c.command, c.params, c.undoes, c.names, c.events
      from rows from (jsonb_to_recordset(append.changes) as (
        tournament uuid, version integer, change uuid, at timestamptz, actor text, kind text, command uuid,
        params jsonb, undoes jsonb, names jsonb, events jsonb)) with ordinality as c
      where c.tournament = any (accepted)
      order by c.ordinality
    returning tournament, version, position)
  select jsonb_object_agg(w.tournament, jsonb_build_object(
           'outcome', 'written', 'version', w.version, 'first', w.first, 'last', w.last)), max(w.last)
    into written, newest
    from (
      select i.tournament, max(i.version) as version, min(i.position) as first, max(i.position) as last
      from inserted i group by i.tournament
    ) w;

  if newest is not null then
    outcomes := outcomes || written;
    update tournaments t set
        published = coalesce(h.published, t.published),
        card = coalesce(h.card, t.card)
      from jsonb_to_recordset(heads) as h (tournament uuid, published boolean, card jsonb)
      where t.id = h.tournament and written ? h.tournament::text and (h.published is not null or h.card is not null);
    perform pg_notify('log', newest::text);
  end if;

  if rare ? 'teams' then
    insert into teams (id, tournament)
      select added.id, added.tournament
      from jsonb_to_recordset(rare -> 'teams') as added (tournament uuid, id uuid)
      where added.tournament = any (accepted)
      on conflict do nothing;
  end if;
  if rare ? 'organisers' then
    delete from organisers o using jsonb_to_recordset(rare -> 'organisers') as listed (tournament uuid)
      where o.tournament = listed.tournament and listed.tournament = any (accepted);
    insert into organisers (tournament, account, role)
      select listed.tournament, one.account, one.role
      from jsonb_to_recordset(rare -> 'organisers') as listed (tournament uuid, organisers jsonb),
           jsonb_to_recordset(listed.organisers) as one (account uuid, role text)
      where listed.tournament = any (accepted);
  end if;

  insert into answers (command, body_hash, status, body, version)
    select a.command, a.body_hash, a.status, a.body, a.version
    from jsonb_to_recordset(append.answers) as a (
      tournament uuid, command uuid, body_hash text, status smallint, body jsonb, version integer)
    where a.tournament = any (accepted);

  return jsonb_build_object('tournaments', outcomes, 'known', coalesce(known, '{}'));
end $$;

-- One change alone, as before: a repeat is given what was answered, whatever happened since.
create or replace function append_one(
  under text, stream uuid, expected integer, asked uuid, body_hash text, status smallint, body jsonb,
  change uuid, at timestamptz, actor text, kind text, params jsonb, undoes jsonb, names jsonb, events jsonb)
returns jsonb language plpgsql volatile as $$
declare
  have integer;
  kept answers;
  is_same boolean;
  drawn bigint;
begin
  perform pg_advisory_xact_lock(hashtext('scorecards log'));

  select coalesce(max(c.version), 0), exists (select from epoch where value = under) into have, is_same
    from changes c where c.tournament = stream;
  if have = expected and is_same then
    insert into answers (command, body_hash, status, body, version)
      values (asked, append_one.body_hash, append_one.status, append_one.body, expected + 1)
      on conflict do nothing;
    if found then
      insert into changes (tournament, version, change, at, actor, kind, command, params, undoes, names, events)
        values (stream, expected + 1, append_one.change, append_one.at, append_one.actor, append_one.kind, asked,
          append_one.params, append_one.undoes, append_one.names, append_one.events)
        returning position into drawn;
      return jsonb_build_object('outcome', 'written', 'version', expected + 1, 'position', drawn);
    end if;
  end if;

  select * into kept from answers a where a.command = asked;
  if found then
    return jsonb_build_object('outcome', 'known', 'body_hash', kept.body_hash, 'status', kept.status,
      'body', kept.body, 'version', kept.version);
  end if;
  if is_same then
    return jsonb_build_object('outcome', 'behind', 'version', have);
  end if;
  return jsonb_build_object('outcome', 'replaced');
end $$;
