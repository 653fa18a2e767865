-- Paid orders of the last 90 days that hold the product: the first rule of lists, written each night.
alter table product add column recent_orders integer not null default 0 check (recent_orders >= 0);
drop index product_in_order;
create index product_in_order on product (storefront, (- recent_orders), popularity, id);
