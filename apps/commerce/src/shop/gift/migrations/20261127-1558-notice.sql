-- Orders whose buyer asked to be told when a gift of theirs is opened, should whoever opens it agree.
create table gift_notice (
  order_id uuid primary key references shop_order,
  at timestamptz not null
);
