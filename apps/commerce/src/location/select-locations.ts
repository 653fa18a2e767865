import { prepared, type Queryable } from "../database/index.ts";
import { columns, locationsWithin, ofProduct } from "./location-sql.ts";
import type { MapRectangle, StoredLocation } from "./types.ts";

interface Listed {
  locations: StoredLocation[];
  total: number;
  latMin: number | null;
  latMax: number | null;
  lonMin: number | null;
  lonMax: number | null;
}

/** A page of the places that match, as JSON. */
const pageOf = (matching: string): string => `(
  select coalesce(json_agg(p.place order by p.city_key, p.title_key, p.id), '[]') from (
    select ${columns} as place, city_key, title_key, id from location where ${matching}
    order by city_key, title_key, id limit $2 offset $3) p) as locations`;

const selectAll = prepared<Listed, [number, number, number]>(
  "locations",
  `select ${pageOf(ofProduct)}, coalesce(places, 0) as total,
      lat_min as "latMin", lat_max as "latMax", lon_min as "lonMin", lon_max as "lonMax"
    from (select $1::int as product) as asked left join location_summary using (product)`,
);

const selectWithin = prepared<Listed, [number, number, number, number, number, number, number]>(
  "locations-within",
  locationsWithin,
);

const selectOne = prepared<{ place: StoredLocation }, [number, string]>(
  "location",
  `select ${columns} as place from location where ${ofProduct} and path = $2`,
);

const selectPointsHash = prepared<{ points: string }, [number]>(
  "location-points-hash",
  "select points from location_summary where product = $1",
);

const selectPaths = prepared<{ paths: string }, [number, number]>(
  "location-paths",
  `select coalesce(string_agg(path, ' '), '') as paths
    from (select path from location where ${ofProduct} order by path limit $2) p`,
);

export interface LocationList {
  locations: readonly StoredLocation[];
  totalItems: number;
  /** Smallest rectangle around all that match; null where none does. */
  bounds: MapRectangle | null;
}

export interface ListRequest {
  /** Places within it alone. */
  rectangle: MapRectangle | undefined;
  limit: number;
  offset: number;
}

const boundsOf = ({ latMin, latMax, lonMin, lonMax }: Listed): MapRectangle | null =>
  latMin === null || latMax === null || lonMin === null || lonMax === null ? null : { latMin, latMax, lonMin, lonMax };

/** Places of a product by town and name; the order is total, so pages never overlap. One statement. */
export const listLocations = async (
  db: Queryable,
  product: number,
  { rectangle, limit, offset }: ListRequest,
): Promise<LocationList> => {
  const row =
    rectangle === undefined
      ? await selectAll.first(db, product, limit, offset)
      : await selectWithin.first(
          db,
          product,
          limit,
          offset,
          rectangle.latMin,
          rectangle.latMax,
          rectangle.lonMin,
          rectangle.lonMax,
        );
  if (row === undefined) throw new Error("The places of a product cannot be read.");
  return { locations: row.locations, totalItems: row.total, bounds: boundsOf(row) };
};

/** One place of a product. */
export const readLocation = async (db: Queryable, product: number, path: string): Promise<StoredLocation | undefined> =>
  (await selectOne.first(db, product, path))?.place;

/** Name of the file with every place of a product; none where it has no places. */
export const readPointsHash = async (db: Queryable, product: number): Promise<string | undefined> =>
  (await selectPointsHash.first(db, product))?.points;

/** What a sitemap lists of one product at most; like a map. */
const mostPaths = 20_000;

/** Last segments of the addresses of every place of a product, with a space between each two. */
export const readPaths = async (db: Queryable, product: number): Promise<string> =>
  (await selectPaths.first(db, product, mostPaths))?.paths ?? "";
