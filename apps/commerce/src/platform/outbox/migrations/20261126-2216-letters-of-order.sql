-- Emails that are about an order, for who looks at it.
create index letter_order on letter ((job ->> 'orderId')) where job ? 'orderId';
