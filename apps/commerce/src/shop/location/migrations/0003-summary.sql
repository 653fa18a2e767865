-- How many places a product has and what is around them, written with the places: a list of ten thousand costs no more than one of ten.
create table location_summary (
  product integer primary key references product,
  places integer not null check (places > 0),
  lat_min double precision not null,
  lat_max double precision not null,
  lon_min double precision not null,
  lon_max double precision not null,
  check (lat_min <= lat_max and lon_min <= lon_max)
);
insert into location_summary
  select product, count(*), min(latitude), max(latitude), min(longitude), max(longitude)
  from location where active group by product;
