-- What people send and what the log must not hold: addresses behind invitations, feedback, shares, contact requests.

-- An invitation's id stands in the log, which alone says whether it is open; the address stands here.
create table invitations (
  id uuid primary key,
  tournament uuid not null references tournaments,
  email text not null,
  email_key text not null,
  created_at timestamptz not null default now(),
  unique (tournament, email_key)
);

-- The mailed links of an invitation; only a hash of each token is kept.
create table invitation_links (
  token_hash text primary key,
  invitation uuid not null references invitations on delete cascade,
  expires_at timestamptz not null
);
create index invitation_links_invitation on invitation_links (invitation);

-- Without a tournament it is about the whole site. What is hidden, the log says.
create table feedback (
  id uuid primary key,
  tournament uuid references tournaments,
  text text not null,
  name text,
  is_private boolean not null,
  at timestamptz not null default clock_timestamp()
);
create index feedback_tournament on feedback (tournament, at);

-- `slug`: the link of the tournament that the shared page belongs to, if there is one.
create table shares (
  id uuid primary key,
  platform text not null,
  url text not null,
  slug text,
  at timestamptz not null default clock_timestamp()
);
create index shares_at on shares (at);

-- `captcha`: the question that was answered, good for one request.
create table contact_requests (
  id uuid primary key,
  name text not null,
  email text not null,
  message text not null,
  captcha uuid not null unique,
  at timestamptz not null default clock_timestamp()
);

grant select, insert on invitations, feedback, shares, contact_requests to scorecards_app;
grant select, insert, delete on invitation_links to scorecards_app;
