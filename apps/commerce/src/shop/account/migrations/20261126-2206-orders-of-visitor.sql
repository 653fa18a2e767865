-- Whose an order is, the order itself says from here on: its pages and documents ask it, and nothing else.
select give_orders(array_agg(o.order_id), a.visitor) from account_order o join account a on a.id = o.account group by a.visitor;
drop table account_order;
