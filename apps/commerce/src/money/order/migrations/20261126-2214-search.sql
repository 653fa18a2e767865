-- What people of the shop find an order by. Ways that begin like something, so that a name that is half heard is found too.
create index shop_order_number_begins on shop_order (number text_pattern_ops);
create index shop_order_email_begins on shop_order (lower(email) text_pattern_ops, placed_at desc);
create index shop_order_last_name_begins on shop_order (lower(last_name) text_pattern_ops, placed_at desc);
create index shop_order_full_name_begins on shop_order (lower(first_name || ' ' || last_name) text_pattern_ops);
create index order_package_email_begins on order_package (lower(recipient_email) text_pattern_ops) where recipient_email is not null;
create index order_package_name_begins on order_package (lower(recipient_name) text_pattern_ops) where recipient_name is not null;
create index shop_order_newest on shop_order (placed_at desc, id);
create index shop_order_newest_of on shop_order (storefront, placed_at desc, id);
