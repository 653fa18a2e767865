-- Guest orders of a verified email, which its account claims.
create index shop_order_buyer on shop_order (legal_entity, lower(email)) where forgotten_at is null;
