-- What people of the shop write about an order for each other. Append-only, as whoever reads it later has to know what was known then.
create table order_note (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  staff uuid not null references staff,
  -- As the person was called then.
  author text not null,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null
);
create index order_note_order on order_note (order_id);
revoke update, delete, truncate on order_note from giftshop_app;
