-- Money that a buyer was given back while everything that was bought stayed theirs. Its id is its refund's.
create table compensation (
  id uuid primary key,
  order_id uuid not null references shop_order,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- Of it, what a later withdrawal has counted as given back already.
  set_off bigint not null default 0 check (set_off between 0 and amount),
  made_at timestamptz not null
);
create index compensation_order on compensation (order_id);
revoke update, delete, truncate on compensation from giftshop_app;
grant update (set_off) on compensation to giftshop_app;
