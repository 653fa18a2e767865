-- Towns of countries with several languages have several names: who types "Brussel" is shown Bruxelles.
alter table location
  add column other_city_name text check (other_city_name <> ''),
  add column other_city_key text collate "C";
create index location_by_other_city on location (storefront, other_city_key) where active and other_city_key is not null;
