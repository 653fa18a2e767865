-- What kind of order it is: REDEEM exchanges gift cards for others.
alter table shop_order add column kind text not null default 'REGULAR'
  check (kind in ('REGULAR', 'MULTI_ADDRESS', 'REDEEM', 'ACTIVATION'));
