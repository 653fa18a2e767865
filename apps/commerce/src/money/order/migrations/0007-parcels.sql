-- The parcels that wait to be packed: `pnpm dispatch` lists them, and the watch over stuck purchases (checkout/find-unfinished.ts) reads
-- them every five minutes.
create index delivery_preparing on delivery (order_id) where state = 'PREPARING';
