-- Every open place of a product as GeoJSON (RFC 7946), ready to be drawn: a map wants all of them at once, and as JSON of the program
-- they would be ten thousand objects for every visitor. More than 20,000 no map can tell apart, and no chain has.
create function location_points(of_product integer) returns text language sql stable as $$
  select '{"type":"FeatureCollection","features":[' || coalesce(string_agg(
      format('{"type":"Feature","geometry":{"type":"Point","coordinates":[%s,%s]},"properties":{"path":"%s","title":%s}}',
        longitude, latitude, path, to_json(title)),
      ',' order by path), '') || ']}'
  from (select path, title, latitude, longitude from location where product = of_product and active order by path limit 20000) p
$$;

-- Its MD5 is the name of the file: written with the places, so that a file is kept for ever by whoever has it.
alter table location_summary add column points text check (points ~ '^[0-9a-f]{32}$');
update location_summary set points = md5(location_points(product));
alter table location_summary alter column points set not null;
create index location_summary_by_points on location_summary (points);
