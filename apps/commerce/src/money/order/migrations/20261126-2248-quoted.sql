-- The order of a quote has no basket either: its `cart` lies below those of activations.
alter table shop_order drop constraint shop_order_cart_of_kind;
alter table shop_order add constraint shop_order_cart_of_kind
  check ((kind = 'ACTIVATION') = (cart < 0 and cart > -1000000000000));
