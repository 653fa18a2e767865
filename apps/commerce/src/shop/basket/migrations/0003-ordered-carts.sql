-- Baskets that became orders, for the job that forgets them (retention/). `version >= 0` as in 0002: no look-up says it.
create index cart_ordered on cart (changed_at) where order_id is not null and version >= 0;
