import type { StorefrontCode } from "@giftshop/storefront-config";
import type { Queryable } from "../database/index.ts";
import * as statements from "./statements.ts";
import type { DocumentKind, SearchDocument, SearchHighlight, SearchTerm } from "./types.ts";

interface Step {
  text: string;
  values: readonly unknown[];
}

/** Runs the steps and, where they wrote anything, tells every process by a new version. Answers how many rows were written. */
const write = async (client: Queryable, storefront: StorefrontCode, steps: readonly Step[]): Promise<number> => {
  let written = 0;
  for (const { text, values } of steps) {
    written += (await client.query(text, [storefront, ...values])).rowCount ?? 0;
  }
  if (written > 0) await client.query(statements.raiseVersion, [storefront]);
  return written;
};

/**
 * How a room makes what it has known to search: these are now all documents of these kinds in a storefront, in each of its
 * languages. Call it in the transaction that changes what they are made of; the next search finds them.
 */
export const replaceDocuments = (
  client: Queryable,
  storefront: StorefrontCode,
  kinds: readonly DocumentKind[],
  documents: readonly SearchDocument[],
): Promise<number> => {
  const json = JSON.stringify(documents);
  return write(client, storefront, [
    { text: statements.writeDocuments, values: [json] },
    { text: statements.forgetDocuments, values: [json, kinds] },
  ]);
};

/** What a storefront offers before anything is typed, in each of its languages. */
export const replaceSuggestions = (
  client: Queryable,
  storefront: StorefrontCode,
  { terms, highlights }: { terms: readonly SearchTerm[]; highlights: readonly SearchHighlight[] },
): Promise<number> => {
  const [termRows, highlightRows] = [JSON.stringify(terms), JSON.stringify(highlights)];
  return write(client, storefront, [
    { text: statements.writeTerms, values: [termRows] },
    { text: statements.forgetTerms, values: [termRows] },
    { text: statements.writeHighlights, values: [highlightRows] },
    { text: statements.forgetHighlights, values: [highlightRows] },
  ]);
};
