-- Visitor of the account that was signed in, of an order that another visitor placed: whoever exchanges cards acts as one that exists for that
-- alone. No reference: a visitor that is forgotten has no account any more.
alter table shop_order add column account_visitor bigint;
create index shop_order_account on shop_order (account_visitor) where account_visitor is not null;
