-- The places of a chain keep the same hours: each week is kept, and checked, once.
create table opening_week (
  id integer generated always as identity primary key,
  hours jsonb not null unique check (is_opening_hours(hours))
);
insert into opening_week (hours) select distinct opening_hours from location;
alter table location add column week integer references opening_week;
update location l set week = w.id from opening_week w where w.hours = l.opening_hours;
alter table location alter column week set not null, drop column opening_hours;
