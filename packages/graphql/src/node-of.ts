import type { AnyVariables, TypedDocumentNode } from "@urql/core";
import type { TypedDocumentString } from "./generated/graphql.ts";

/** What the code generator leaves of an operation: its text is in persisted-documents.json. */
interface Meta {
  operation: "query" | "mutation";
  name: string;
  /** SHA-256 of the text, 64 characters. */
  hash: string;
}

/** @throws for what is a fragment, or was not generated */
const metaOf = (document: TypedDocumentString<unknown, never>): Meta => {
  const meta = document.__meta__;
  if (!meta?.hash) throw new Error("A document is unknown: run `pnpm --filter @giftshop/graphql generate`.");
  return { operation: meta.operation, name: meta.name, hash: meta.hash };
};

export const isMutation = (document: TypedDocumentString<unknown, never>): boolean =>
  metaOf(document).operation === "mutation";

/**
 * An operation as urql takes it: kind and name, and the hash
 * by which it is told apart and sent. Nothing is parsed.
 */
export const nodeOf = <Data>(document: TypedDocumentString<Data, never>): TypedDocumentNode<Data, AnyVariables> => {
  const { operation, name, hash } = metaOf(document);
  return {
    kind: "Document",
    definitions: [
      {
        kind: "OperationDefinition",
        operation,
        name: { kind: "Name", value: name },
        selectionSet: { kind: "SelectionSet", selections: [] },
      },
    ],
    documentId: hash,
  } as unknown as TypedDocumentNode<Data, AnyVariables>;
};
