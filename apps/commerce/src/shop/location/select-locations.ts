import type { Language } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import { locationsOf, locationsWithin, ofProduct, placesIn } from "./location-sql.ts";
import type { MapRectangle, StoredLocation } from "./types.ts";

interface Listed {
  locations: StoredLocation[];
  total: number;
  latMin: number | null;
  latMax: number | null;
  lonMin: number | null;
  lonMax: number | null;
}

type PageValues = [product: number, limit: number, offset: number, language: Language];
type Sides = [latMin: number, latMax: number, lonMin: number, lonMax: number];

const selectAll = prepared<Listed, PageValues>("locations", locationsOf);
const selectWithin = prepared<Listed, [...PageValues, ...Sides]>("locations-within", locationsWithin);

const selectOne = prepared<{ place: StoredLocation }, [number, string, Language]>(
  "location",
  placesIn("$3", `${ofProduct} and path = $2`),
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
  /** What places are called in, and sorted by; each has its own names where it has none there. */
  language: Language;
  /** Places within it alone. */
  rectangle: MapRectangle | undefined;
  limit: number;
  offset: number;
}

const boundsOf = ({ latMin, latMax, lonMin, lonMax }: Listed): MapRectangle | null =>
  latMin === null || latMax === null || lonMin === null || lonMax === null ? null : { latMin, latMax, lonMin, lonMax };

/** Places of a product by town and name, in one statement; the order is total, so pages never overlap. */
export const listLocations = async (
  db: Queryable,
  product: number,
  { language, rectangle, limit, offset }: ListRequest,
): Promise<LocationList> => {
  const page: PageValues = [product, limit, offset, language];
  const row = await (rectangle === undefined
    ? selectAll.first(db, ...page)
    : selectWithin.first(db, ...page, rectangle.latMin, rectangle.latMax, rectangle.lonMin, rectangle.lonMax));
  if (row === undefined) throw new Error("The places of a product cannot be read.");
  return { locations: row.locations, totalItems: row.total, bounds: boundsOf(row) };
};

/** One place of a product, in a language as far as it has names there. */
export const readLocation = async (
  db: Queryable,
  product: number,
  path: string,
  language: Language,
): Promise<StoredLocation | undefined> => (await selectOne.first(db, product, path, language))?.place;

/** Name of the file with every place of a product; none where it has no places. */
export const readPointsHash = async (db: Queryable, product: number): Promise<string | undefined> =>
  (await selectPointsHash.first(db, product))?.points;

/** What a sitemap lists of one product at most; like a map. */
const mostPaths = 20_000;

/** Last segments of the addresses of every place of a product, with a space between each two. */
export const readPaths = async (db: Queryable, product: number): Promise<string> =>
  (await selectPaths.first(db, product, mostPaths))?.paths ?? "";
