-- How often each event happened in a storefront on one of its days. Nobody is in it: neither who did it, nor from where, nor what came before.
create table figure (
  storefront text not null,
  day date not null,
  event text not null,
  count bigint not null check (count > 0),
  primary key (storefront, day, event)
);
create index figure_day on figure (day);

-- Purchases that were told to whoever counts them: each once, whatever was reloaded or opened in another tab.
create table counted_purchase (
  order_id uuid primary key references shop_order (id),
  counted_at timestamptz not null
);
create index counted_purchase_at on counted_purchase (counted_at);
revoke update, truncate on counted_purchase from giftshop_app;
