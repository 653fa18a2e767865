/** A place as JSON, as `StoredLocation`. */
export const columns = `json_build_object('id', id, 'path', path, 'title', title, 'street', street, 'houseNumber', house_number,
  'postCode', post_code, 'city', city, 'administrativeArea', administrative_area, 'countryCode', country_code,
  'latitude', latitude, 'longitude', longitude, 'phoneNumber', phone_number, 'openingHours', (select w.hours from opening_week w where w.id = week),
  'timeZone', time_zone)`;

/** First value: id of the product. */
export const ofProduct = "product = $1 and active";

/**
 * A page of what lies in a rectangle, with number and bounds of all that does. Values: product, limit, offset, southern, northern,
 * western and eastern side. What is inside is read once, by the index of rectangles: walking the list in its order would pass all that
 * is outside.
 */
export const locationsWithin = `
  with inside as materialized (
    select id, latitude, longitude, city_key, title_key from location
    where ${ofProduct} and latitude between $4 and $5 and longitude between $6 and $7)
  select (
      select coalesce(json_agg(l.place order by p.city_key, p.title_key, p.id), '[]')
      from (select * from inside order by city_key, title_key, id limit $2 offset $3) p,
        lateral (select ${columns} as place from location where id = p.id) l) as locations,
    count(*)::int as total, min(latitude) as "latMin", max(latitude) as "latMax",
    min(longitude) as "lonMin", max(longitude) as "lonMax" from inside`;
