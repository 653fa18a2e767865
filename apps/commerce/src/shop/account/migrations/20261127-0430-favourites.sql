-- Gift cards that the owner of an account keeps for later.
create table account_favourite (
  account uuid not null references account on delete cascade,
  product integer not null references product on delete cascade,
  -- Their order: the latest stands first.
  position bigint generated always as identity,
  added_at timestamptz not null,
  primary key (account, product)
);
-- Lists of browsers that were taken over at a login: each is taken over once, however often its browser says so.
create table account_favourite_list (
  account uuid not null references account on delete cascade,
  list uuid not null,
  merged_at timestamptz not null,
  primary key (account, list)
);
create index account_favourite_list_merged on account_favourite_list (merged_at);
