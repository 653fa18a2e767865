-- For whom an unpaid order holds pieces, as hashes; gone with the hold.
alter table stock_hold add column network text, add column visitor bigint, add column mailbox text;
create index stock_hold_network on stock_hold (network);
create index stock_hold_visitor on stock_hold (visitor);
create index stock_hold_mailbox on stock_hold (mailbox);

-- A bank transfer that was chosen on the provider's page holds none of the last pieces: they are looked for when its money comes.
alter table shop_order add column unheld boolean not null default false;
grant update (unheld) on shop_order to giftshop_app;
