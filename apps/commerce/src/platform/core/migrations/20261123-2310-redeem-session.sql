-- An exchange of gift cards that is under way: only the hash of its token is kept. It acts as a visitor of its own, who has the basket of
-- the exchange; that one is forgotten as others are, so nothing here refers to it.
create table redeem_session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  visitor bigint not null unique,
  storefront text not null,
  begun_at timestamptz not null,
  -- Moves on with each use.
  expires_at timestamptz not null
);
create index redeem_session_expired on redeem_session (expires_at);
