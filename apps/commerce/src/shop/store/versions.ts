import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import type { StorePart, StoreParts } from "@giftshop/validation/store";
import { type PoolClient, prepared, type Queryable, sharedRead } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { announce, purgeTags } from "../catalogue/stock/purge.ts";
import { defaultParts } from "./default-parts.ts";

/** One version of a part. */
export interface StoreVersion {
  id: number;
  part: StorePart;
  state: "DRAFT" | "PUBLISHED";
  said: StoreParts[StorePart];
  edited: boolean;
  writtenAt: Date;
}

const current = prepared<StoreVersion, [StorefrontCode]>(
  "store-current",
  `select id, part, state, said, edited, created_at as "writtenAt" from store_version
    where storefront = $1 and state in ('DRAFT', 'PUBLISHED') order by part, state`,
);
const published = prepared<{ id: number; part: StorePart; said: object }, [string]>(
  "store-published",
  "select id, part, said from store_version where storefront = $1 and state = 'PUBLISHED'",
);

/** Drafts and what is published of a storefront, a draft first. */
export const currentVersions = (db: Queryable, storefront: StorefrontCode): Promise<StoreVersion[]> =>
  current.all(db, storefront);

/** What a storefront says now, and a number for each part that goes up when it says something else. */
export interface PublishedStore {
  parts: StoreParts;
  ids: Readonly<Partial<Record<StorePart, number>>>;
}

/** Everything that is published of a storefront, and for the rest what its record says. */
export const publishedStore: (db: Queryable, storefront: string) => Promise<PublishedStore> = sharedRead(
  async (db, code) => {
    const rows = await published.all(db, code);
    return {
      parts: {
        ...defaultParts(getStorefront(code as StorefrontCode)),
        ...Object.fromEntries(rows.map(({ part, said }) => [part, said])),
      },
      ids: Object.fromEntries(rows.map(({ part, id }) => [part, id])),
    };
  },
);

/** Lets one writer of a storefront's frame in at a time, until the transaction ends. */
export const lockStore = async (client: PoolClient, storefront: StorefrontCode): Promise<void> => {
  await client.query("select pg_advisory_xact_lock(hashtextextended('store ' || $1, 0))", [storefront]);
};

/** A part of a storefront. */
export interface PartName {
  storefront: StorefrontCode;
  part: StorePart;
}

/** Keeps a draft in the place of an older one; under {@link lockStore}. */
export const keepDraft = async (
  client: PoolClient,
  { storefront, part }: PartName,
  said: object,
  now: Date,
): Promise<void> => {
  await dropDraft(client, { storefront, part });
  await client.query(
    "insert into store_version (storefront, part, state, said, edited, created_at) values ($1, $2, 'DRAFT', $3, true, $4)",
    [storefront, part, JSON.stringify(said), now],
  );
};

/** Throws a draft away; answers whether there was one. */
export const dropDraft = async (client: PoolClient, { storefront, part }: PartName): Promise<boolean> => {
  const { rowCount } = await client.query(
    "delete from store_version where storefront = $1 and part = $2 and state = 'DRAFT'",
    [storefront, part],
  );
  return rowCount === 1;
};

type Announcing = Pick<Services, "enqueue" | "environment" | "clock">;

/**
 * Puts a draft in the place of what was published, and tells
 * every page of the storefront; under {@link lockStore}.
 */
export const publishDraft = async (
  services: Announcing,
  client: PoolClient,
  { storefront, part }: PartName,
): Promise<boolean> => {
  const named = [storefront, part];
  await client.query(
    `update store_version set state = 'RETIRED' where storefront = $1 and part = $2 and state = 'PUBLISHED'
      and exists (select from store_version d where d.storefront = $1 and d.part = $2 and d.state = 'DRAFT')`,
    named,
  );
  const { rowCount } = await client.query(
    "update store_version set state = 'PUBLISHED', published_at = $3 where storefront = $1 and part = $2 and state = 'DRAFT'",
    [...named, services.clock.now()],
  );
  if (rowCount === 1) await announce(services, client, [purgeTags.storefront(storefront)]);
  return rowCount === 1;
};

/** Publishes what the seed says of a part, unless a person has written it. Answers how many rows it wrote. */
export const seedPart = async (
  services: Announcing,
  client: PoolClient,
  { storefront, part }: PartName,
  said: object,
): Promise<number> => {
  const json = JSON.stringify(said);
  const { rows } = await client.query<{ keeps: boolean }>(
    `select bool_or(edited or (state = 'PUBLISHED' and said = $3::jsonb)) as keeps from store_version
      where storefront = $1 and part = $2`,
    [storefront, part, json],
  );
  if (rows[0]?.keeps) return 0;
  await client.query("delete from store_version where storefront = $1 and part = $2", [storefront, part]);
  await client.query(
    `insert into store_version (storefront, part, state, said, edited, created_at, published_at)
      values ($1, $2, 'PUBLISHED', $3, false, $4, $4)`,
    [storefront, part, json, services.clock.now()],
  );
  await announce(services, client, [purgeTags.storefront(storefront)]);
  return 1;
};
