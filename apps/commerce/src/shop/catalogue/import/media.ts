import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { PoolClient, Queryable } from "../../../platform/database/index.ts";

const compress = promisify(brotliCompress);

/** Name of a picture: the first 128 bits of its SHA-256. */
export const mediaHash = (svg: string): string => createHash("sha256").update(svg).digest("hex").slice(0, 32);

const brotli = (svg: string): Promise<Buffer> =>
  compress(svg, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });

/** Keeps pictures that are not kept yet. */
export const storeMedia = async (client: PoolClient, pictures: readonly string[]): Promise<void> => {
  const byHash = new Map(pictures.map((svg) => [mediaHash(svg), svg]));
  const { rows } = await client.query<{ hash: string }>("select hash from media where hash = any($1::text[])", [
    [...byHash.keys()],
  ]);
  for (const { hash } of rows) byHash.delete(hash);
  if (byHash.size === 0) return;
  const compressed = await Promise.all([...byHash.values()].map(brotli));
  await client.query(
    `insert into media (hash, svg, brotli) select * from unnest($1::text[], $2::text[], $3::bytea[])
      on conflict (hash) do nothing`,
    [[...byHash.keys()], [...byHash.values()], compressed],
  );
};

/** Pictures (SVG) by their names; those that are not kept are left out. */
export const readMedia = async (db: Queryable, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.query<{ hash: string; svg: string }>(
    "select hash, svg from media where hash = any($1::text[])",
    [names],
  );
  return new Map(rows.map(({ hash, svg }) => [hash, svg]));
};
