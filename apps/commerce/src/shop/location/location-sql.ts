/** First value: id of the product. */
export const ofProduct = "product = $1 and active";

/** The texts `t` of a place `l` in a language, where it has some. */
const inLanguage = (language: string): string =>
  `left join location_text t on t.location = l.id and t.language = ${language}`;

/**
 * Places as JSON, as `StoredLocation`, in a language.
 *
 * @param language names the value that is the language, such as `$2`
 * @param condition chooses among places `l`
 */
export const placesIn = (language: string, condition: string): string => `
  select json_build_object('id', l.id, 'path', l.path, 'title', coalesce(t.title, l.title), 'street', coalesce(t.street, l.street),
    'houseNumber', l.house_number, 'postCode', l.post_code, 'city', coalesce(t.city, l.city),
    'administrativeArea', coalesce(t.administrative_area, l.administrative_area), 'countryCode', l.country_code,
    'latitude', l.latitude, 'longitude', l.longitude, 'phoneNumber', l.phone_number,
    'openingHours', (select w.hours from opening_week w where w.id = l.week), 'timeZone', l.time_zone) as place
  from location l ${inLanguage(language)} where ${condition}`;

/** A page of places by name of the town, then of the place. Values: product, limit, offset. */
const pageOf = (keys: string, language: string): string => `(
  select coalesce(json_agg(l.place order by p.city_key, p.title_key, p.id), '[]')
  from (select * from (${keys}) k order by city_key, title_key, id limit $2 offset $3) p,
    lateral (${placesIn(language, "l.id = p.id")}) l)`;

const hasTexts = (language: string): string =>
  `exists (select from location_summary where product = $1 and ${language} = any(languages))`;

/**
 * A page of all places of a product, with number and bounds of all. Values: product, limit, offset,
 * language. Where any of its places has texts in the language, the order of all is written with them.
 */
export const locationsOf = `
  select case when ${hasTexts("$4")}
    then ${pageOf("select location as id, city_key, title_key from location_order where product = $1 and language = $4", "$4")}
    else ${pageOf(`select id, city_key, title_key from location where ${ofProduct}`, "$4")} end as locations,
    coalesce(places, 0) as total, lat_min as "latMin", lat_max as "latMax", lon_min as "lonMin", lon_max as "lonMax"
  from (select $1::int as product) as asked left join location_summary using (product)`;

/**
 * A page of places in a rectangle, with number and bounds of all. Read by the index of rectangles, then
 * sorted. Values: product, limit, offset, language, south, north, west, east.
 */
export const locationsWithin = `
  with inside as materialized (
    select id, latitude, longitude, city_key, title_key from location
    where ${ofProduct} and latitude between $5 and $6 and longitude between $7 and $8)
  select case when ${hasTexts("$4")}
    then ${pageOf(
      `select l.id, coalesce(t.city_key, l.city_key) as city_key, coalesce(t.title_key, l.title_key) as title_key
      from inside l ${inLanguage("$4")}`,
      "$4",
    )}
    else ${pageOf("select id, city_key, title_key from inside", "$4")} end as locations,
    count(*)::int as total, min(latitude) as "latMin", max(latitude) as "latMax",
    min(longitude) as "lonMin", max(longitude) as "lonMax" from inside`;
