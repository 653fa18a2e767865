import { type Language, storefronts } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { DocumentKind, SearchDocument, SearchHighlight, SearchPlace, SearchTerm } from "./types.ts";

/**
 * Documents that are read, and taken apart, at once: a few milliseconds in which a process answers nobody.
 */
const partSize = 500;

/** Names of documents: kind and key of each, at the same places. */
export interface DocumentNames {
  kinds: readonly DocumentKind[];
  keys: readonly string[];
}

/** What is found and suggested in a language of a storefront, but for its documents. */
export interface Head {
  version: number;
  /** The most wanted first. */
  terms: readonly SearchTerm[];
  highlights: readonly SearchHighlight[];
  /**
   * Documents that changed, or went away, since the version that
   * is known; `null` where that cannot be said, or none is known.
   */
  changed: DocumentNames | null;
  /** How many documents have to be read. */
  size: number;
}

/** Some documents, as they were at one version. */
export interface Part {
  version: number;
  documents: readonly SearchDocument[];
}

const version = "coalesce((select version from search_version where storefront = $1), 0)";

const selectHead = prepared<
  { head: Omit<Head, "changed"> & { changed: DocumentNames[] | null } },
  [string, string, number | null]
>(
  "search-head",
  `select json_build_object(
    'version', now.version,
    'changed', since.changed,
    'size', case when since.changed is null
      then (select count(*) from search_document where storefront = $1 and language = $2) end,
    'terms', (
      select coalesce(json_agg(json_build_object('language', language, 'title', title, 'popularity', popularity)
        order by popularity, title), '[]')
      from search_term where storefront = $1 and language = $2),
    'highlights', (
      select coalesce(json_agg(json_build_object('language', language, 'position', position, 'kind', kind, 'key', key,
        'title', title, 'description', description, 'backgroundImage', background_image, 'showHand', show_hand)
        order by position), '[]')
      from search_highlight where storefront = $1 and language = $2)
  ) as head
  from (select ${version} as version) as now, lateral (
    select case when count(*) = now.version - $3::bigint and count(kinds) = count(*)
      then coalesce(json_agg(json_build_object('kinds', kinds, 'keys', keys)), '[]') end as changed
    from search_change where storefront = $1 and version > $3::bigint and version <= now.version) as since`,
);

/** A card of this language's storefronts alone, by `$3`: its path is the brand's wherever it is sold. */
const own = `d.kind = 'PRODUCT' and not exists (
      select from search_document o where o.kind = 'PRODUCT' and o.path = d.path and o.storefront <> all($3::text[]))`;

const part = (chosen: string): string => `
  select json_build_object('version', ${version}, 'documents', (
    select coalesce(json_agg(json_build_object('language', language, 'kind', kind, 'key', key, 'title', title,
      'keywords', keywords, 'body', body, 'path', path, 'popularity', popularity, 'own', ${own}, 'image', image,
      'productType', product_type, 'backgroundColor', background_color, 'showShadow', show_shadow)
      order by kind, key), '[]')
    from (${chosen}) d)) as part`;

const selectNext = prepared<{ part: Part }, [string, string, readonly string[], string, string, number]>(
  "search-part",
  part(`select * from search_document where storefront = $1 and language = $2 and (kind, key) > ($4, $5)
    order by kind, key limit $6`),
);

const selectNamed = prepared<{ part: Part }, [string, string, readonly string[], readonly string[], readonly string[]]>(
  "search-documents",
  part(`select d.* from unnest($4::text[], $5::text[]) as n (kind, key)
    join search_document d on d.storefront = $1 and d.language = $2 and d.kind = n.kind and d.key = n.key`),
);

const speakersOf = (language: Language): readonly string[] =>
  storefronts.filter(({ languages }) => languages.includes(language)).map(({ code }) => code);

const known = <T>(row: T | undefined): T => {
  if (row === undefined) throw new Error("The search documents cannot be read.");
  return row;
};

const once = (all: readonly DocumentNames[]): DocumentNames => {
  const names = new Map<string, readonly [DocumentKind, string]>();
  for (const { kinds, keys } of all) {
    kinds.forEach((kind, index) => {
      names.set(`${kind} ${keys[index]}`, [kind, keys[index] ?? ""]);
    });
  }
  return { kinds: [...names.values()].map(([kind]) => kind), keys: [...names.values()].map(([, key]) => key) };
};

/** @param since the version that is known, if any */
export const readHead = async (
  db: Queryable,
  { storefront, language }: SearchPlace,
  since: number | null,
): Promise<Head> => {
  const { head } = known(await selectHead.first(db, storefront, language, since));
  const changed = head.changed && once(head.changed);
  return { ...head, changed, size: changed?.keys.length ?? head.size };
};

/** All documents of a place, a part at a time, in no order that counts, each part of its own version. */
export async function* readParts(db: Queryable, { storefront, language }: SearchPlace): AsyncGenerator<Part> {
  const speakers = speakersOf(language);
  let last = { kind: "", key: "" };
  for (;;) {
    const { part } = known(await selectNext.first(db, storefront, language, speakers, last.kind, last.key, partSize));
    yield part;
    if (part.documents.length < partSize) return;
    last = part.documents.at(-1) ?? last;
  }
}

/** Some documents of a place, those that are still there, a part at a time. */
export async function* readNamed(
  db: Queryable,
  { storefront, language }: SearchPlace,
  { kinds, keys }: DocumentNames,
): AsyncGenerator<Part> {
  const speakers = speakersOf(language);
  for (let start = 0; start < keys.length; start += partSize) {
    const [some, names] = [kinds.slice(start, start + partSize), keys.slice(start, start + partSize)];
    yield known(await selectNamed.first(db, storefront, language, speakers, some, names)).part;
  }
}
