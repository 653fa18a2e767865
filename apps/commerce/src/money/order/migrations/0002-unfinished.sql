-- What the watch over stuck purchases reads every five minutes (checkout/find-unfinished.ts): the few rows that wait, where it read
-- all orders and deliveries there ever were. `grand_total > 0` is true of every order; it keeps those who look for one order of
-- a basket from reading all that wait (docs/sql.md).
create index shop_order_unpaid on shop_order (placed_at) where state = 'PENDING' and grand_total > 0;
create index delivery_unsent on delivery (order_id) where state in ('WAITING', 'FAILED');
