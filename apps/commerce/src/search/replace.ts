import type { StorefrontCode } from "@giftshop/storefront-config";
import type { Queryable } from "../database/index.ts";
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

/**
 * How a room makes what it has known to search: these are now all documents of these kinds in a storefront, in each of its
 * languages. Call it in the transaction that changes what they are made of; the next search finds them.
 *
 * @param among keys of the documents that may have changed, where the others are known to be as they were
 */
export const replaceDocuments = async (
  client: Queryable,
  storefront: StorefrontCode,
  kinds: readonly DocumentKind[],
  documents: readonly SearchDocument[],
  among: readonly string[] | null = null,
): Promise<number> => {
  const json = JSON.stringify(documents);
  const change = async (text: string, values: readonly unknown[]): Promise<Changed> =>
    (await client.query<Changed>(text, [storefront, json, ...values])).rows[0] ?? { rows: 0, names: [] };
  const written = await change(statements.writeDocuments, []);
  const forgotten = await change(statements.forgetDocuments, [kinds, among]);
  return publish(client, storefront, [written, forgotten]);
};

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
