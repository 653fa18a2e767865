-- The day that a package is for. `plan` is what the basket said and never changes; the rest may be changed until it is sent.
-- All null: as soon as possible.
alter table order_package
  add column plan jsonb,
  add column wanted_at timestamptz,
  add column leaves_at timestamptz,
  add column time_zone text,
  add column day_version integer not null default 0,
  add constraint order_package_day check ((wanted_at is null) = (leaves_at is null) and leaves_at <= wanted_at);
grant update (wanted_at, leaves_at, time_zone, day_version) on order_package to giftshop_app;

-- When it may leave: null is at once. `released_at`: from then on its e-mail is on its way, and its day stands.
alter table delivery
  add column due_at timestamptz,
  add column released_at timestamptz;
create index delivery_due on delivery (due_at) where state = 'WAITING' and due_at is not null and released_at is null;
