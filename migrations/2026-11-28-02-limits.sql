-- How often a call without an account was used, shared by all servers. Unlogged: a crash forgets it, and nothing is lost.
-- The keys are digests; the columns are those of rate-limiter-flexible.
create unlogged table limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

grant select, insert, update, delete on limits to scorecards_app;
