-- A signed-in browser: only the hash of its cookie is kept. It belongs to the legal entity of the storefronts that share it,
-- and acts as the visitor of its account, so that basket and orders follow the account from browser to browser.
create table session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  account uuid not null,
  legal_entity text not null,
  visitor bigint not null references visitor,
  -- Browser and system, as far as its user agent says.
  device text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_account on session (account);
create index session_visitor on session (visitor);
create index session_expired on session (expires_at);

-- The visitor of an account is never forgotten for having left nothing behind.
alter table visitor add column of_account boolean not null default false;

-- Ends what holds the visitor of an account: whoever is not `of_account` has no account and no session, and is forgotten as others are.
create function release_visitor(who bigint) returns void language sql as $$
  delete from session where visitor = who;
  update visitor set of_account = false where id = who;
$$;
