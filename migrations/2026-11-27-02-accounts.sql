-- Accounts and what the log must not hold: addresses, hashes, tokens, settings of this database.

create table accounts (
  id uuid primary key,
  name text not null,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  verified_at timestamptz,
  organises_everything boolean not null default false,
  sessions_ended_at timestamptz not null default 'epoch',
  created_at timestamptz not null default now()
);

-- Links sent by mail; only a hash of the token is kept.
create table mail_tokens (
  token_hash text primary key,
  purpose text not null,
  account uuid not null references accounts on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_tokens_account on mail_tokens (account, purpose);

create table settings (
  name text primary key,
  value text not null
);

grant select, insert, update on accounts to scorecards_app;
grant select, insert, update, delete on mail_tokens to scorecards_app;
grant select, insert on settings to scorecards_app;
