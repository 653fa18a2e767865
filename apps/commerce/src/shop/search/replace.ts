import type { StorefrontCode } from "@giftshop/storefront-config";
import type { Queryable } from "../../platform/database/index.ts";
import * as statements from "./statements.ts";
import type { DocumentKind, SearchDocument, SearchHighlight, SearchTerm } from "./types.ts";

interface Changed {
  rows: number;
  /** Names of the documents; `null` where they are many. */
  names: string[] | null;
}

/** Tells every process by a new version, where anything was written. Answers how many rows that was. */
const publish = async (client: Queryable, storefront: StorefrontCode, changes: readonly Changed[]): Promise<number> => {
  const rows = changes.reduce((sum, change) => sum + change.rows, 0);
  const many = changes.some(({ names }) => names === null);
  const names = new Set(changes.flatMap((change) => change.names ?? []));
  if (rows > 0) await client.query(statements.raiseVersion, [storefront, many ? null : [...names]]);
  return rows;
};

/** Documents that a statement gives, in the order of their columns: see `documentColumns`. */
export interface DocumentSource {
  text: string;
  /** `$1` is the storefront, `$4` the first of these. */
  values: readonly unknown[];
}

/** Which documents a module replaces. */
export interface Replaced {
  storefront: StorefrontCode;
  kinds: readonly DocumentKind[];
  /** Keys of the documents that may have changed, where the others are known to be as they were. */
  among?: readonly string[] | null;
}

/**
 * Makes what `source` selects all documents of these kinds in a storefront, in each language, without
 * leaving the database. In the transaction that changes what they are made of.
 */
export const replaceDocumentsBy = async (
  client: Queryable,
  { storefront, kinds, among = null }: Replaced,
  source: DocumentSource,
): Promise<number> => {
  const values = [storefront, kinds, among, ...source.values];
  const { rows } = await client.query<Changed>(statements.replaceDocuments(source.text), values);
  return publish(client, storefront, rows);
};

/** Replaces documents with those that the module has at hand. */
export const replaceDocuments = (
  client: Queryable,
  storefront: StorefrontCode,
  kinds: readonly DocumentKind[],
  documents: readonly SearchDocument[],
): Promise<number> =>
  replaceDocumentsBy(
    client,
    { storefront, kinds },
    { text: statements.givenDocuments, values: [JSON.stringify(documents)] },
  );

/** What a storefront offers before anything is typed, in each of its languages. */
export const replaceSuggestions = async (
  client: Queryable,
  storefront: StorefrontCode,
  { terms, highlights }: { terms: readonly SearchTerm[]; highlights: readonly SearchHighlight[] },
): Promise<number> => {
  const [termRows, highlightRows] = [JSON.stringify(terms), JSON.stringify(highlights)];
  const changes: Changed[] = [];
  for (const [text, json] of [
    [statements.writeTerms, termRows],
    [statements.forgetTerms, termRows],
    [statements.writeHighlights, highlightRows],
    [statements.forgetHighlights, highlightRows],
  ] as const) {
    changes.push({ rows: (await client.query(text, [storefront, json])).rowCount ?? 0, names: [] });
  }
  return publish(client, storefront, changes);
};
