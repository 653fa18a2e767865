-- Gifts whose email came back after a mail server had taken it. Nothing of the notice is kept but its status.
create table gift_bounce (
  package bigint primary key references order_package,
  -- Enhanced status code (RFC 3463), such as 5.1.1.
  status text not null check (status ~ '^5\.\d{1,3}\.\d{1,3}$'),
  at timestamptz not null
);
revoke delete, truncate on gift_bounce from giftshop_app;
