-- Appends one change of one tournament, such as a score: the same promise as `append`, whose lists of one cost more
-- than what they hold. No new link, team, organiser or card comes with it; for those there is `append`.

-- In:  the tournament and the version that the decision was made on; the command with its answer; the change
-- Out: { outcome: "written", version, position } | { outcome: "behind", version }
--      | { outcome: "known", body_hash, status, body, version }
create function append_one(
  stream uuid, expected integer, asked uuid, body_hash text, status smallint, body jsonb,
  change uuid, at timestamptz, actor text, kind text, params jsonb, undoes jsonb, names jsonb, events jsonb)
returns jsonb language plpgsql volatile as $$
declare
  kept answers;
  have integer;
  drawn bigint;
begin
  perform pg_advisory_xact_lock(hashtext('scorecards log'));

  select * into kept from answers a where a.command = asked;
  if found then
    return jsonb_build_object('outcome', 'known', 'body_hash', kept.body_hash, 'status', kept.status,
      'body', kept.body, 'version', kept.version);
  end if;
  select coalesce(max(c.version), 0) into have from changes c where c.tournament = stream;
  if have <> expected then
    return jsonb_build_object('outcome', 'behind', 'version', have);
  end if;

  insert into changes (tournament, version, change, at, actor, kind, command, params, undoes, names, events)
    values (stream, expected + 1, append_one.change, append_one.at, append_one.actor, append_one.kind, asked,
      append_one.params, append_one.undoes, append_one.names, append_one.events)
    returning position into drawn;
  update tournaments set version = expected + 1 where id = stream;
  insert into answers (command, body_hash, status, body, version)
    values (asked, append_one.body_hash, append_one.status, append_one.body, expected + 1);
  perform pg_notify('log', drawn::text);
  return jsonb_build_object('outcome', 'written', 'version', expected + 1, 'position', drawn);
end $$;
