import type { graphql as generated } from "./generated/gql.ts";
import { operations } from "./generated/operations.ts";

const opening = /^\s*((query|mutation) (\w+))/;

/** What is sent of an operation; a fragment is there for its type alone. */
const documentOf = (source: string) => {
  const [, named = "", operation, name] = opening.exec(source) ?? [];
  const hash = operations[named];
  return hash === undefined ? {} : { __meta__: { operation, name, hash } };
};

/**
 * Types a document or fragment, which is known by its text: one that was changed is a type error
 * until `generate` has run. In the browser it is known by its name, so that a page carries no texts.
 */
export const graphql = documentOf as unknown as typeof generated;
