import type { Queryable } from "../../platform/database/index.ts";
import type { Loading } from "../../platform/versioned-cache/versioned-cache.ts";
import { type Head, type Part, readHead, readNamed, readParts } from "./read-documents.ts";
import { arrangeAll, rearrangeAll, type Shelves } from "./shop-documents.ts";
import type { SearchDocument, SearchHighlight, SearchPlace, SearchTerm } from "./types.ts";

/**
 * All that can be found and suggested in one language of a storefront; shared between requests, so never
 * changed.
 */
export interface ShopIndex {
  version: number;
  shelves: Shelves;
  /** The most wanted first. */
  terms: readonly SearchTerm[];
  highlights: readonly SearchHighlight[];
}

/** Reading more documents than these takes longer than a visitor should wait. */
const mostAtOnce = 2000;

const readAll = async (parts: AsyncIterable<Part>, version: number) => {
  const documents = new Map<string, SearchDocument>();
  let steady = true;
  for await (const part of parts) {
    for (const document of part.documents) documents.set(`${document.kind} ${document.key}`, document);
    steady &&= part.version === version;
  }
  return { documents: [...documents.values()], steady };
};

/**
 * Reads what can be found in a place, or only what changed of a known index, a part at a time; what
 * changes meanwhile is read again, so that it is of one version.
 */
export const loadIndex = (db: Queryable, place: SearchPlace, known: ShopIndex | undefined): Loading<ShopIndex> => {
  const load = async (head: Head, base: ShopIndex | undefined): Promise<ShopIndex> => {
    const changed = base && head.changed;
    const parts = changed ? readNamed(db, place, changed) : readParts(db, place);
    const { documents, steady } = await readAll(parts, head.version);
    const shelves = changed ? await rearrangeAll(base.shelves, changed, documents) : await arrangeAll(documents);
    const { version, terms, highlights } = head;
    const index = { version, terms, highlights, shelves };
    return steady ? index : load(await readHead(db, place, version), index);
  };
  const first = readHead(db, place, known?.version ?? null);
  return {
    value: first.then((head) => load(head, known)),
    long: first.then(
      ({ size }) => size > mostAtOnce,
      () => false,
    ),
  };
};
