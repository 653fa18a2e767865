-- An order that gives value to blank cards comes from no basket: its `cart` is a number below zero, of its request.
alter table shop_order add constraint shop_order_cart_of_kind check ((kind = 'ACTIVATION') = (cart < 0));

alter table order_line drop constraint order_line_kind_check;
alter table order_line add constraint order_line_kind_check
  check (kind in ('GIFTCARD', 'DONATION', 'GIFTCARD_BLANK', 'ACTIVATION', 'WRAPPER', 'DIGITAL_WRAPPER', 'GIFT_PACKING'));
-- Cards that are there already come from no shelf.
alter table order_line drop constraint order_line_check;
alter table order_line add constraint order_line_sold check (
  case kind when 'ACTIVATION' then variation is null and extra is null else (variation is null) <> (extra is null) end);
