import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable, sharedRead } from "../../platform/database/index.ts";
import { createVersionedCache } from "../../platform/versioned-cache/versioned-cache.ts";
import { loadIndex, type ShopIndex } from "./load-index.ts";
import { type Found, findIn, type Page } from "./search-index.ts";
import type { SearchDocument, SearchPlace } from "./types.ts";

const selectVersion = prepared<{ version: number }, [string]>(
  "search-version",
  "select coalesce((select version from search_version where storefront = $1), 0) as version",
);

const readVersion = sharedRead(async (db, storefront) => (await selectVersion.first(db, storefront))?.version ?? 0);

const nameOf = ({ storefront, language }: SearchPlace): string => `${storefront} ${language}`;
const placeOf = (name: string): SearchPlace => {
  const [storefront, language] = name.split(" ");
  return { storefront: storefront as StorefrontCode, language: language as Language };
};

const indexes = createVersionedCache<ShopIndex>((db, name, known) => loadIndex(db, placeOf(name), known));

/**
 * A shop's index at the database's version, which each request reads, those of one moment once; while
 * thousands of documents are read, the older index serves.
 */
export const shopIndexOf = async (db: Queryable, place: SearchPlace): Promise<ShopIndex> => {
  const version = await readVersion(db, place.storefront);
  const { value, newer } = await indexes.staleWhileLoading({ owner: db, db, name: nameOf(place), version });
  // Whoever asks next tries again.
  newer?.catch(() => undefined);
  return value;
};

/** What fits a text, by kind. */
export const find = ({ shelves }: ShopIndex, input: string, page: Page): Found<SearchDocument>[] => {
  const segments = new Map([...shelves].map(([kind, { base, later }]) => [kind as string, [base, later]] as const));
  return findIn(segments, input, page);
};
