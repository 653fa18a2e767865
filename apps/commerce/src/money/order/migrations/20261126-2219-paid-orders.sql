-- What was sold on a day, for who counts.
create index shop_order_paid on shop_order (storefront, paid_at) where paid_at is not null;
