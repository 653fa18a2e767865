import { LRUCache } from "lru-cache";
import { prepared, type Queryable } from "../../../platform/database/index.ts";

/** Several products may have the same places; then the file is the same. */
const selectPoints = prepared<{ points: string }, [string]>(
  "location-points",
  "select location_points(product) as points from location_summary where points = $1 limit 1",
);

/** Bytes of files that are ready to be sent: two of ten thousand places, or some hundred of usual ones. */
const mostBytes = 4 * 1024 * 1024;

/**
 * By their content's hash, so that nothing in it can be out of date, and made once, however many ask
 * meanwhile.
 */
const cache = new LRUCache<string, Buffer, Queryable>({
  maxSize: mostBytes,
  sizeCalculation: ({ length }) => length,
  fetchMethod: async (hash, _, { context: db }) => {
    const row = await selectPoints.first(db, hash);
    return row && Buffer.from(row.points);
  },
});

/**
 * The file of a hash, GeoJSON in UTF-8, by one statement at most; `undefined` where no product's places are
 * like that now.
 */
export const pointsFile = (db: Queryable, hash: string): Promise<Buffer | undefined> =>
  cache.fetch(hash, { context: db });
