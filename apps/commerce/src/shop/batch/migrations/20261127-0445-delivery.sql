-- How the gifts of a list come to their receivers: an email to each, links that whoever orders hands over, or parcels.
alter table gift_batch
  add column delivery text not null default 'EMAIL' check (delivery in ('EMAIL', 'HAND', 'POST'));
-- Where a parcel goes. Personal.
alter table gift_batch_row add column address jsonb;

-- Links of gifts that somebody was given, to print or to send them: who holds one opens the gift. Kept for ever, whatever becomes of the list.
create table gift_batch_reveal (
  id bigint generated always as identity primary key,
  order_id uuid not null,
  account uuid not null,
  gifts integer not null check (gifts > 0),
  at timestamptz not null
);
create index gift_batch_reveal_order on gift_batch_reveal (order_id);
revoke update, delete, truncate on gift_batch_reveal from giftshop_app;
