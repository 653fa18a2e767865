-- An anonymous visitor is a random 128-bit cookie; only its hash is kept.
create table visitor (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  seen_on date not null default current_date
);
