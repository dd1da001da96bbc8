-- The log: changes in order, kept for ever; and what must be unique or found without folding it.

create table epoch (
  only_row boolean primary key default true check (only_row),
  value text not null
);
insert into epoch (value) values (replace(gen_random_uuid()::text, '-', ''));

-- One row is one change with all its events, so a reader never sees half of one.
create table changes (
  position bigint generated always as identity primary key,
  tournament uuid not null,
  version integer not null check (version > 0),
  change uuid not null unique,
  at timestamptz not null,
  actor text not null,
  kind text not null,
  command uuid not null,
  params jsonb not null,
  undoes jsonb not null,
  names jsonb not null,
  events jsonb not null,
  unique (tournament, version),
  -- An undo of what changed nothing in the end has no events, and still takes its targets back.
  check (jsonb_array_length(events) + jsonb_array_length(undoes) > 0 or kind = 'Redact')
);

-- For people with psql: one row per event.
create view events as
  select position, tournament, version, change, at, actor, kind, ordinal,
         event ->> 'type' as type, event ->> 'entity' as entity, event ->> 'id' as id,
         event -> 'before' as before, event -> 'after' as after
  from changes, jsonb_array_elements(events) with ordinality as listed (event, ordinal);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'The log is append-only: % is refused.', tg_op using errcode = 'insufficient_privilege';
end $$;

create trigger append_only before update or delete or truncate on changes
  for each statement execute function refuse_rewriting();

-- What accepted commands were answered, so that a repeat gets the same answer.
create table answers (
  command uuid primary key,
  body_hash text not null,
  status smallint not null,
  body jsonb not null,
  version integer not null,
  at timestamptz not null default now()
);
create index answers_at on answers (at);

create table tournaments (
  id uuid primary key,
  slug text not null unique,
  published boolean not null,
  version integer not null,
  card jsonb not null
);

-- Paths that name a team alone find its tournament here; a removed team's row stays, it may be restored.
create table teams (
  id uuid primary key,
  tournament uuid not null
);

create table organisers (
  tournament uuid not null references tournaments,
  account uuid not null,
  role text not null,
  primary key (tournament, account)
);
create index organisers_account on organisers (account);

-- In:  { tournaments: [{ tournament, expected, commands: [uuid],
--                        changes: [{ version, change, at, actor, kind, command, params, undoes, names, events }],
--                        answers: [{ command, body_hash, status, body, version }],
--                        slug, home: { published, card } | null, organisers: [{ account, role }] | null }] }
-- Out: { tournaments: { <id>: { outcome: "written" | "behind" | "known" | "slug-taken", positions, version } },
--        known: { <command>: { body_hash, status, body, version } } }
-- One call is one transaction. Under the lock each statement sees what was committed before the lock came,
-- and positions are drawn in the order of commits, so `position > last` never skips.
create function append(batch jsonb) returns jsonb language plpgsql volatile as $$
declare
  item jsonb;
  stream uuid;
  have integer;
  inserted integer;
  first_position bigint;
  last_position bigint;
  known jsonb;
  outcomes jsonb := '{}';
begin
  perform pg_advisory_xact_lock(hashtext('scorecards log'));
  select coalesce(jsonb_object_agg(command, jsonb_build_object(
           'body_hash', body_hash, 'status', status, 'body', body, 'version', version)), '{}')
    into known
    from answers
    where command in (
      select asked::uuid
      from jsonb_array_elements(batch -> 'tournaments') as listed (entry), jsonb_array_elements_text(entry -> 'commands') as asked);

  for item in select entry from jsonb_array_elements(batch -> 'tournaments') as listed (entry) loop
    stream := (item ->> 'tournament')::uuid;
    if known ?| array(select jsonb_array_elements_text(item -> 'commands')) then
      outcomes := outcomes || jsonb_build_object(stream, jsonb_build_object('outcome', 'known'));
      continue;
    end if;
    select coalesce(max(version), 0) into have from changes where tournament = stream;
    if have <> (item ->> 'expected')::integer then
      outcomes := outcomes || jsonb_build_object(stream, jsonb_build_object('outcome', 'behind', 'version', have));
      continue;
    end if;

    if item ->> 'slug' is not null then
      insert into tournaments (id, slug, published, version, card)
        values (stream, item ->> 'slug', (item #>> '{home,published}')::boolean, 1, item #> '{home,card}')
        on conflict (slug) do nothing;
      get diagnostics inserted = row_count;
      if inserted = 0 then
        outcomes := outcomes || jsonb_build_object(stream, jsonb_build_object('outcome', 'slug-taken'));
        continue;
      end if;
    end if;

    last_position := null;
    if jsonb_array_length(item -> 'changes') > 0 then
      with written as (
        insert into changes (tournament, version, change, at, actor, kind, command, params, undoes, names, events)
          select stream, c.version, c.change, c.at, c.actor, c.kind, c.command, c.params, c.undoes, c.names, c.events
          from jsonb_to_recordset(item -> 'changes') as c (
            version integer, change uuid, at timestamptz, actor text, kind text, command uuid,
            params jsonb, undoes jsonb, names jsonb, events jsonb)
          order by c.version
        returning position, version)
      select min(position), max(position), max(version) into first_position, last_position, have from written;
      insert into teams (id, tournament)
        select (event ->> 'id')::uuid, stream
        from jsonb_array_elements(item -> 'changes') as made (change), jsonb_array_elements(change -> 'events') as listed (event)
        where event ->> 'entity' = 'team' and jsonb_typeof(event -> 'before') = 'null'
        on conflict do nothing;
      update tournaments set
          version = have,
          published = coalesce((item #>> '{home,published}')::boolean, published),
          card = coalesce(nullif(item #> '{home,card}', 'null'), card)
        where id = stream;
    end if;

    if jsonb_typeof(item -> 'organisers') = 'array' then
      delete from organisers where tournament = stream;
      insert into organisers (tournament, account, role)
        select stream, o.account, o.role from jsonb_to_recordset(item -> 'organisers') as o (account uuid, role text);
    end if;

    insert into answers (command, body_hash, status, body, version)
      select a.command, a.body_hash, a.status, a.body, a.version
      from jsonb_to_recordset(item -> 'answers') as a (
        command uuid, body_hash text, status smallint, body jsonb, version integer);

    outcomes := outcomes || jsonb_build_object(stream, jsonb_build_object(
      'outcome', 'written', 'version', have, 'first', first_position, 'last', last_position));
    if last_position is not null then
      perform pg_notify('log', last_position::text);
    end if;
  end loop;
  return jsonb_build_object('tournaments', outcomes, 'known', known);
end $$;

grant select, insert on changes to scorecards_app;
grant select on events, epoch to scorecards_app;
grant select, insert, delete on answers to scorecards_app;
grant select, insert, update on tournaments to scorecards_app;
grant select, insert on teams to scorecards_app;
grant select, insert, delete on organisers to scorecards_app;
