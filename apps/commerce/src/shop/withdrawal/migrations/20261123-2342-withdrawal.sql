-- The link that a buyer is sent, by which an order can be withdrawn from. Its token is made of the id by a key outside the database.
create table withdrawal_link (
  id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  order_id uuid not null references shop_order,
  expires_at timestamptz not null
);
create index withdrawal_link_expired on withdrawal_link (expires_at);

-- A withdrawal: the buyer's receipt says the same. Its id is its refund's.
create table withdrawal (
  id uuid primary key,
  order_id uuid not null references shop_order,
  currency text not null,
  amount bigint not null check (amount > 0),
  titles text[] not null,
  made_at timestamptz not null
);
create index withdrawal_order on withdrawal (order_id);

-- Each gift is taken back once.
create table withdrawal_package (
  package bigint primary key references order_package,
  withdrawal uuid not null references withdrawal
);
revoke update, truncate on withdrawal_link from giftshop_app;
revoke update, delete, truncate on withdrawal, withdrawal_package from giftshop_app;
