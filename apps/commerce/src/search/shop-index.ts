import { prepared, type Queryable } from "../database/index.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.ts";
import type { SearchDocument, SearchHighlight, SearchPlace, SearchTerm } from "./types.ts";

interface Stored {
  /** The most popular of its kind first. */
  documents: readonly SearchDocument[];
  /** The most wanted first. */
  terms: readonly SearchTerm[];
  highlights: readonly SearchHighlight[];
}

/** All that can be found and suggested in one language of a storefront. Shared between requests, so never changed. */
export interface ShopIndex extends Stored {
  index: SearchIndex<SearchDocument>;
}

const selectVersion = prepared<{ version: number }, [string]>(
  "search-version",
  "select coalesce((select version from search_version where storefront = $1), 0) as version",
);

const selectStored = prepared<{ stored: Stored }, [string, string]>(
  "search-documents",
  `select json_build_object(
    'documents', (
      select coalesce(json_agg(json_build_object('language', language, 'kind', kind, 'key', key, 'title', title,
        'keywords', keywords, 'body', body, 'path', path, 'popularity', popularity, 'image', image,
        'productType', product_type, 'backgroundColor', background_color, 'showShadow', show_shadow)
        order by popularity, title, key), '[]')
      from search_document where storefront = $1 and language = $2),
    'terms', (
      select coalesce(json_agg(json_build_object('language', language, 'title', title, 'popularity', popularity)
        order by popularity, title), '[]')
      from search_term where storefront = $1 and language = $2),
    'highlights', (
      select coalesce(json_agg(json_build_object('language', language, 'position', position, 'kind', kind, 'key', key,
        'title', title, 'description', description, 'backgroundImage', background_image, 'showHand', show_hand)
        order by position), '[]')
      from search_highlight where storefront = $1 and language = $2)
  ) as stored`,
);

const readIndex = async (db: Queryable, { storefront, language }: SearchPlace): Promise<ShopIndex> => {
  const row = await selectStored.first(db, storefront, language);
  if (row === undefined) throw new Error("The search documents cannot be read.");
  return { ...row.stored, index: createSearchIndex(row.stored.documents, ({ kind }) => kind) };
};

interface Remembered {
  /** What is read is at least as new as this. */
  version: number;
  reading: Promise<ShopIndex>;
}

/** What a process remembers of each database: tests have many. */
const databases = new WeakMap<Queryable, Map<string, Remembered>>();

/**
 * The index of a storefront's language, as new as the database is now: its version is read with every request, what is remembered
 * saves reading the same rows again. One statement while nothing has changed; requests that come together read once.
 */
export const shopIndexOf = async (db: Queryable, place: SearchPlace): Promise<ShopIndex> => {
  const version = (await selectVersion.first(db, place.storefront))?.version ?? 0;
  const remembered = databases.get(db) ?? new Map<string, Remembered>();
  databases.set(db, remembered);
  const name = `${place.storefront} ${place.language}`;
  const known = remembered.get(name);
  if (known && known.version >= version) return known.reading;
  const read = { version, reading: readIndex(db, place) };
  remembered.set(name, read);
  read.reading.catch(() => remembered.get(name) === read && remembered.delete(name));
  return read.reading;
};
