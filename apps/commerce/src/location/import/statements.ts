/** Rows of the one JSON array that each statement takes as its second value; the first is the storefront. */
const rows = `jsonb_to_recordset($2) as l (product text, path text, title text, street text, "houseNumber" text, "postCode" text,
  city text, "administrativeArea" text, "countryCode" text, latitude double precision, longitude double precision,
  "phoneNumber" text, "openingHours" jsonb, "timeZone" text, "titleKey" text, "cityKey" text, "areaKey" text, "streetKey" text)`;

const columns = `title, street, house_number, post_code, city, administrative_area, country_code, latitude, longitude, phone_number,
  opening_hours, time_zone, title_key, city_key, area_key, street_key, active`;

const said = `l.title, l.street, l."houseNumber", l."postCode", l.city, l."administrativeArea", l."countryCode", l.latitude, l.longitude,
  l."phoneNumber", l."openingHours", l."timeZone", l."titleKey", l."cityKey", l."areaKey", l."streetKey", true`;

const of = (alias: string): string => columns.replaceAll(/\w+/gu, (column) => `${alias}.${column}`);

/**
 * Writes places that are new or say something else now. What is equal is not even locked, so that importing again costs a
 * comparison.
 */
export const writeLocations = `
  insert into location (storefront, product, path, ${columns})
  select $1, p.id, l.path, ${said} from ${rows} join product p on p.storefront = $1 and p.brand = l.product
  where not exists (
    select from location o where o.product = p.id and o.path = l.path and (${of("o")}) is not distinct from (${said}))
  on conflict (product, path) do update set (${columns}) = (${of("excluded")})
  returning product`;

/** Closes all places of the storefront that did not come. */
export const closeOthers = `
  update location o set active = false from product p
  where o.storefront = $1 and o.active and p.id = o.product and not exists (
    select from jsonb_to_recordset($2) as l (product text, path text) where l.product = p.brand and l.path = o.path)
  returning o.product`;

/** Closes these places. */
export const closeLocations = `
  update location o set active = false
  from jsonb_to_recordset($2) as l (product text, path text) join product p on p.storefront = $1 and p.brand = l.product
  where o.product = p.id and o.path = l.path and o.active
  returning o.product`;

/** Second value: ids of products. */
export const selectPaths = "select brand from product where storefront = $1 and id = any($2::int[]) order by brand";
