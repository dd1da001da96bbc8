-- Appends under an epoch: what was decided on a history that was replaced meanwhile (restored, redacted) is refused,
-- however well its versions would fit. The calls without one stay for servers of the version before.

-- In:  under   the epoch that the decisions were made under; the rest as `append` had it
-- Out: as `append` gave it, or { tournaments: {}, known: {}, isReplaced: true } when the epoch is another one: then nothing was written.
create function append(under text, heads jsonb, asked uuid[], asked_of uuid[], changes jsonb, answers jsonb, rare jsonb)
returns jsonb language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtext('scorecards log'));
  if not exists (select from epoch where value = under) then
    return jsonb_build_object('tournaments', '{}'::jsonb, 'known', '{}'::jsonb, 'isReplaced', true);
  end if;
  return append(heads, asked, asked_of, changes, answers, rare);
end $$;

-- One change alone.
-- Out: { outcome: "written", version, position } | { outcome: "known", body_hash, status, body, version }
--      | { outcome: "behind", version } | { outcome: "replaced" }
create function append_one(
  under text, stream uuid, expected integer, asked uuid, body_hash text, status smallint, body jsonb,
  change uuid, at timestamptz, actor text, kind text, params jsonb, undoes jsonb, names jsonb, events jsonb)
returns jsonb language plpgsql volatile as $$
declare
  have integer;
  kept answers;
  drawn bigint;
begin
  perform pg_advisory_xact_lock(hashtext('scorecards log'));

  select coalesce(max(c.version), 0) into have from changes c where c.tournament = stream;
  if have = expected then
    insert into answers (command, body_hash, status, body, version)
      values (asked, append_one.body_hash, append_one.status, append_one.body, expected + 1)
      on conflict do nothing;
  end if;
  if have <> expected or not found then
    select * into kept from answers a where a.command = asked;
    if found then
      return jsonb_build_object('outcome', 'known', 'body_hash', kept.body_hash, 'status', kept.status,
        'body', kept.body, 'version', kept.version);
    end if;
    if exists (select from epoch where value = under) then
      return jsonb_build_object('outcome', 'behind', 'version', have);
    end if;
    return jsonb_build_object('outcome', 'replaced');
  end if;

  update tournaments set version = expected + 1
    where id = stream and exists (select from epoch where value = under);
  if not found then
    delete from answers where command = asked;
    return jsonb_build_object('outcome', 'replaced');
  end if;

  insert into changes (tournament, version, change, at, actor, kind, command, params, undoes, names, events)
    values (stream, expected + 1, append_one.change, append_one.at, append_one.actor, append_one.kind, asked,
      append_one.params, append_one.undoes, append_one.names, append_one.events)
    returning position into drawn;
  return jsonb_build_object('outcome', 'written', 'version', expected + 1, 'position', drawn);
end $$;
