-- When a line is to arrive: `date`, and of digital gifts `hour` and `timeZone`. Null: as soon as possible.
alter table cart_package add column delivery_plan jsonb
  check (delivery_plan is null or coalesce(delivery_plan ->> 'date', '') ~ '^\d{4}-\d{2}-\d{2}$');
