/** Keeps weeks of opening hours that are not kept yet; takes a JSON array of them. */
export const keepWeeks = `
  insert into opening_week (hours) select distinct h.hours from jsonb_array_elements($1) as h (hours)
  where not exists (select from opening_week w where w.hours = h.hours)
  on conflict (hours) do nothing`;

/** Rows of the JSON array that is the second value of these statements; the first is the storefront. */
const rows = `jsonb_to_recordset($2) as l (product text, path text, title text, street text, "houseNumber" text, "postCode" text,
  city text, "administrativeArea" text, "countryCode" text, latitude double precision, longitude double precision,
  "phoneNumber" text, "otherCityName" text, week integer, "timeZone" text, "titleKey" text, "cityKey" text, "otherCityKey" text, "areaKey" text, "streetKey" text)`;

const columns = `title, street, house_number, post_code, city, administrative_area, country_code, latitude, longitude, phone_number,
  other_city_name, week, time_zone, title_key, city_key, other_city_key, area_key, street_key, active`;

const said = `l.title, l.street, l."houseNumber", l."postCode", l.city, l."administrativeArea", l."countryCode", l.latitude, l.longitude,
  l."phoneNumber", l."otherCityName", h.week, l."timeZone", l."titleKey", l."cityKey", l."otherCityKey", l."areaKey", l."streetKey", true`;

const of = (alias: string): string => columns.replaceAll(/\w+/gu, (column) => `${alias}.${column}`);

/**
 * Writes places that are new or say something else now. What is equal is not even locked, so that importing
 * again costs a comparison. Values, third: the weeks that rows name by their place among them, from 0.
 */
export const writeLocations = `
  with h as (
    select w.id as week, given.place - 1 as place
    from jsonb_array_elements($3) with ordinality as given (hours, place) join opening_week w on w.hours = given.hours)
  insert into location (storefront, product, path, ${columns})
  select $1, p.id, l.path, ${said}
  from ${rows} join h on h.place = l.week join product p on p.storefront = $1 and p.brand = l.product
  where not exists (
    select from location o where o.product = p.id and o.path = l.path and (${of("o")}) is not distinct from (${said}))
  on conflict (product, path) do update set (${columns}) = (${of("excluded")})
  returning id, product`;

/** Closes all places of the storefront that did not come. */
export const closeOthers = `
  update location o set active = false from product p
  where o.storefront = $1 and o.active and p.id = o.product and not exists (
    select from jsonb_to_recordset($2) as l (product text, path text) where l.product = p.brand and l.path = o.path)
  returning o.id, o.product`;

/** Closes these places. */
export const closeLocations = `
  update location o set active = false
  from jsonb_to_recordset($2) as l (product text, path text) join product p on p.storefront = $1 and p.brand = l.product
  where o.product = p.id and o.path = l.path and o.active
  returning o.id, o.product`;

/**
 * Counts places of products anew, names their file of points and languages; forgets products without any;
 * then puts places in order in each language, as far as it changed.
 */
export const summarise = [
  `insert into location_summary (product, places, lat_min, lat_max, lon_min, lon_max, points, languages)
    select product, count(*), min(latitude), max(latitude), min(longitude), max(longitude), md5(location_points(product)), array(
      select distinct t.language from location_text t join location o on o.id = t.location
      where o.product = l.product and o.active order by t.language)
    from location l where product = any($1::int[]) and active group by product
    on conflict (product) do update set (places, lat_min, lat_max, lon_min, lon_max, points, languages) =
      (excluded.places, excluded.lat_min, excluded.lat_max, excluded.lon_min, excluded.lon_max, excluded.points, excluded.languages)`,
  `delete from location_summary s where product = any($1::int[])
    and not exists (select from location l where l.product = s.product and l.active)`,
  `with wanted as (
      select l.product, x.language, coalesce(t.city_key, l.city_key) as city_key, coalesce(t.title_key, l.title_key) as title_key, l.id as location
      from location_summary s cross join unnest(s.languages) as x (language)
        join location l on l.product = s.product and l.active
        left join location_text t on t.location = l.id and t.language = x.language
      where s.product = any($1::int[])
    ), gone as (
      delete from location_order o where o.product = any($1::int[]) and not exists (
        select from wanted w where (w.product, w.language, w.location, w.city_key, w.title_key)
          = (o.product, o.language, o.location, o.city_key, o.title_key)))
    insert into location_order (product, language, city_key, title_key, location)
    select product, language, city_key, title_key, location from wanted
    on conflict do nothing`,
];
