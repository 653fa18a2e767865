-- What an order that waits for payment holds of the warehouse. What it holds is given back or taken, and nothing else: a product that
-- is given its first stock later owes nothing to the orders that came before. The pieces of all rows are `variation_stock.reserved`.
create table stock_hold (
  order_id uuid not null references shop_order,
  variation_id integer not null references variation_stock,
  quantity integer not null check (quantity > 0),
  primary key (order_id, variation_id)
);
revoke update, truncate on stock_hold from giftshop_app;

-- Of the orders that wait now, the first hold what is reserved.
insert into stock_hold (order_id, variation_id, quantity)
select order_id, variation_id, quantity from (
  select w.order_id, w.variation_id, w.quantity, s.reserved,
    sum(w.quantity) over (partition by w.variation_id order by w.placed_at, w.order_id) as until
  from (
    select l.order_id, l.variation as variation_id, sum(l.quantity)::integer as quantity, o.placed_at
    from shop_order o join order_line l on l.order_id = o.id
    where o.state = 'PENDING' and l.variation is not null group by l.order_id, l.variation, o.placed_at
  ) w join variation_stock s on s.variation_id = w.variation_id
) waiting where until <= reserved;

update variation_stock s set reserved = held.quantity
from (
  select s.variation_id, coalesce(sum(h.quantity), 0) as quantity
  from variation_stock s left join stock_hold h on h.variation_id = s.variation_id group by s.variation_id
) held
where held.variation_id = s.variation_id and s.reserved <> held.quantity;
