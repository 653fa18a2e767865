import type { SeedLocation } from "@giftshop/seed";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import { wordsOf } from "../../../shop/search/index.ts";

const select = `select jsonb_strip_nulls(jsonb_build_object('product', p.brand, 'path', l.path, 'title', l.title, 'street', l.street,
        'houseNumber', l.house_number, 'postCode', l.post_code, 'city', l.city, 'otherCityName', l.other_city_name, 'administrativeArea', l.administrative_area,
        'countryCode', l.country_code, 'latitude', l.latitude, 'longitude', l.longitude, 'phoneNumber', l.phone_number,
        'openingHours', w.hours, 'timeZone', l.time_zone, 'texts', (
          select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'street', t.street, 'city', t.city,
            'administrativeArea', t.administrative_area))
          from location_text t where t.location = l.id))) as location, l.active as open
      from location l join product p on p.id = l.product join opening_week w on w.id = l.week
      where l.storefront = $1`;

/** A place, open or closed for good. */
export const readStoredLocation = async (
  db: Queryable,
  code: StorefrontCode,
  { product, path }: Pick<SeedLocation, "product" | "path">,
): Promise<{ location: SeedLocation; open: boolean } | undefined> => {
  const { rows } = await db.query<{ location: SeedLocation; open: boolean }>(
    `${select} and p.brand = $2 and l.path = $3`,
    [code, product, path],
  );
  return rows[0];
};

/**
 * Open places of a storefront, by product and in the order of
 * its list, as they come in again as a file and change nothing.
 */
export const readStoredLocations = async (db: Queryable, code: StorefrontCode): Promise<SeedLocation[]> => {
  const { rows } = await db.query<{ location: SeedLocation }>(
    `${select} and l.active order by p.brand, l.city_key, l.title_key, l.id`,
    [code],
  );
  return rows.map(({ location }) => location);
};

/** A place as a list of editors shows it, open or closed. */
export interface ListedPlace {
  product: string;
  path: string;
  title: string;
  street: string;
  city: string;
  active: boolean;
}

const list = prepared<ListedPlace, [StorefrontCode, string, string, number]>(
  "location-list",
  `select p.brand as product, l.path, l.title, l.street, l.city, l.active
    from location l join product p on p.id = l.product
    where l.storefront = $1 and ($2 = '' or p.brand = $2) and ($3 = '' or l.city_key like $3 || '%' or l.title_key like $3 || '%')
    order by l.active desc, p.brand, l.city_key, l.title_key, l.id limit $4`,
);

/** Places of a storefront, of a product, whose town or name begins so. */
export const listPlaces = (
  db: Queryable,
  storefront: StorefrontCode,
  { product = "", text = "", most = 100 }: { product?: string; text?: string; most?: number } = {},
): Promise<ListedPlace[]> =>
  list.all(
    db,
    storefront,
    product,
    wordsOf(text)
      .join(" ")
      .replace(/[%_\\]/gu, ""),
    most,
  );
