alter table location add constraint location_of_storefront unique (id, storefront);

-- What a place, its street, town and area are called in a further language, as far as they are called something else there. Keys are those
-- of the place as it is read in that language: of what is not said here, the place's own.
create table location_text (
  location integer not null,
  storefront text not null,
  -- ISO 639-1.
  language text not null check (language ~ '^[a-z]{2}$'),
  title text check (title <> ''),
  street text check (street <> ''),
  city text check (city <> ''),
  administrative_area text check (administrative_area <> ''),
  title_key text collate "C" not null,
  city_key text collate "C" not null,
  area_key text collate "C",
  street_key text collate "C" not null,
  -- With what a list is sorted by, so that sorting reads no texts.
  primary key (location, language) include (city_key, title_key),
  foreign key (location, storefront) references location (id, storefront),
  check (num_nonnulls(title, street, city, administrative_area) > 0)
);
-- What begins like what was typed, in whatever language.
create index location_text_by_city on location_text (storefront, city_key);
create index location_text_by_area on location_text (storefront, area_key);
create index location_text_by_street on location_text (storefront, street_key);

-- Languages in which any of the places says something: lists in others are in the order of an index.
alter table location_summary add column languages text[] not null default '{}';
