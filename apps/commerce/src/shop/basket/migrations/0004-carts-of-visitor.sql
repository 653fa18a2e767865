-- All baskets of a visitor, also those that became orders: before a visitor is deleted PostgreSQL looks whether one refers to it, and
-- would read the whole table for each.
create index cart_visitor on cart (visitor);
