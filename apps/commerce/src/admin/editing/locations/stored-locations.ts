import type { SeedLocation } from "@giftshop/seed";
import type { StorefrontCode } from "@giftshop/storefront-config";
import type { Queryable } from "../../../platform/database/index.ts";

/** Open places of a storefront, by product and in the order of its list, as they come in again as a file and change nothing. */
export const readStoredLocations = async (db: Queryable, code: StorefrontCode): Promise<SeedLocation[]> => {
  const { rows } = await db.query<{ location: SeedLocation }>(
    `select jsonb_strip_nulls(jsonb_build_object('product', p.brand, 'path', l.path, 'title', l.title, 'street', l.street,
        'houseNumber', l.house_number, 'postCode', l.post_code, 'city', l.city, 'otherCityName', l.other_city_name, 'administrativeArea', l.administrative_area,
        'countryCode', l.country_code, 'latitude', l.latitude, 'longitude', l.longitude, 'phoneNumber', l.phone_number,
        'openingHours', w.hours, 'timeZone', l.time_zone, 'texts', (
          select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'street', t.street, 'city', t.city,
            'administrativeArea', t.administrative_area))
          from location_text t where t.location = l.id))) as location
      from location l join product p on p.id = l.product join opening_week w on w.id = l.week
      where l.storefront = $1 and l.active order by p.brand, l.city_key, l.title_key, l.id`,
    [code],
  );
  return rows.map(({ location }) => location);
};
