-- The orders of a buyer, newest first, with all that a page of them is chosen and counted by: no order is read that is not shown.
create index shop_order_of_visitor on shop_order (visitor, placed_at desc, id) include (legal_entity, storefront, kind, state);
create index shop_order_of_account on shop_order (account_visitor, placed_at desc, id) include (legal_entity, storefront, kind, state)
  where account_visitor is not null;
drop index shop_order_visitor;
drop index shop_order_account;
