-- The order of a product's places by the names that they have in a language: of languages in which any of its places has texts, and then
-- of all its places, so that a page of ten thousand is a walk along an index. Elsewhere they are in the order of their own names.
create table location_order (
  product integer not null references product,
  -- ISO 639-1.
  language text not null check (language ~ '^[a-z]{2}$'),
  city_key text collate "C" not null,
  title_key text collate "C" not null,
  location integer not null references location,
  primary key (product, language, city_key, title_key, location)
);

insert into location_order
  select l.product, x.language, coalesce(t.city_key, l.city_key), coalesce(t.title_key, l.title_key), l.id
  from location_summary s cross join unnest(s.languages) as x (language)
    join location l on l.product = s.product and l.active
    left join location_text t on t.location = l.id and t.language = x.language;
