alter table product add constraint product_of_storefront unique (id, storefront);

-- Whether opening hours are a list of days of the week (1 is Monday), each with the time it opens and a later one it closes.
create function is_opening_hours(hours jsonb) returns boolean language sql immutable strict as $$
  select jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) = jsonb_array_length(jsonb_path_query_array(hours,
    'strict $[*] ? (@.dayOfWeek >= 1 && @.dayOfWeek <= 7
      && @.opens like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$"
      && @.closes like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" && @.opens < @.closes)'))
$$;

-- A place where a product can be spent. The columns called `_key` hold words as search compares them (no case, no accents), made by
-- the program: lists are in their order, suggestions begin with them.
create table location (
  id integer generated always as identity primary key,
  storefront text not null,
  product integer not null,
  -- Last segment of its address.
  path text not null check (path ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (title <> ''),
  street text not null check (street <> ''),
  house_number text check (house_number <> ''),
  post_code text check (post_code <> ''),
  city text not null check (city <> ''),
  administrative_area text check (administrative_area <> ''),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  -- Degrees of WGS 84.
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  phone_number text check (phone_number ~ '^\+[0-9 ]+$'),
  opening_hours jsonb not null check (is_opening_hours(opening_hours)),
  -- Name in the IANA time zone database.
  time_zone text not null check (time_zone <> ''),
  title_key text collate "C" not null,
  -- Town and area.
  city_key text collate "C" not null,
  area_key text collate "C",
  -- Street without the words that many begin with, then the town.
  street_key text collate "C" not null,
  -- False once it is closed.
  active boolean not null default true,
  unique (product, path),
  foreign key (product, storefront) references product (id, storefront)
);
-- A list in its order; a rectangle of the map; what begins like what was typed.
create index location_in_order on location (product, city_key, title_key, id) where active;
create index location_in_rectangle on location (product, latitude, longitude) where active;
create index location_by_city on location (storefront, city_key) where active;
create index location_by_area on location (storefront, area_key) where active;
create index location_by_street on location (storefront, street_key) where active;
