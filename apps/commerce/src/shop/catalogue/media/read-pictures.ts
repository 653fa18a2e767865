import { prepared, type Queryable } from "../../../platform/database/index.ts";

const read = prepared<{ url: string; svg: string }, [readonly string[]]>(
  "media-of-urls",
  `select url, svg from unnest($1::text[]) as url join media on hash = split_part(split_part(url, '/', 3), '.', 1)`,
);

/** Pictures as SVG by their addresses; those that there are. */
export const readPictures = async (db: Queryable, urls: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await read.all(db, [...new Set(urls)])).map(({ url, svg }) => [url, svg]));
