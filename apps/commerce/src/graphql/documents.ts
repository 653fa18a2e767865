import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from "graphql";
import { LRUCache } from "lru-cache";
import { documentHash } from "./canonical.ts";
import { documentLimits, limits } from "./limits.ts";

/** A document that was read and judged. */
export interface KnownDocument {
  document: DocumentNode;
  errors: readonly GraphQLError[];
}

export interface DocumentsOptions {
  schema: GraphQLSchema;
  /** Hash of each accepted document, see `documentHash`; absent: any valid document. */
  accepted?: ReadonlySet<string>;
  introspection: boolean;
}

/** Memory that known documents may take, bytes; all of the shop's own take less than one megabyte. */
const mostMemory = 8_000_000;
/** A document that was read, for each of its tokens. Measured on fields without arguments, the largest. */
const bytesPerToken = 160;

/**
 * Reads and judges each valid text once; what it answers for a text never changes while the process lives. Refused ones are not
 * remembered: they come from nobody whom it would help, and each may be as large as {@link limits} let it be.
 */
export const createDocuments = ({ schema, accepted, introspection }: DocumentsOptions) => {
  const rules: readonly ValidationRule[] = [
    ...specifiedRules,
    documentLimits,
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  const known = new LRUCache<string, KnownDocument>({
    maxSize: mostMemory,
    sizeCalculation: ({ document }, text) => (document.tokenCount ?? limits.tokens) * bytesPerToken + text.length,
  });
  const judge = (text: string): KnownDocument => {
    const document = parse(text, { noLocation: true, maxTokens: limits.tokens });
    if (accepted && !accepted.has(documentHash(document))) {
      return { document, errors: [new GraphQLError("This document is not one of the shop's.")] };
    }
    return { document, errors: validate(schema, document, rules, { maxErrors: 5 }) };
  };
  /** Throws a GraphQLError where the text is not GraphQL. */
  return (text: string): KnownDocument => {
    const before = known.get(text);
    if (before) return before;
    const now = judge(text);
    if (now.errors.length === 0) known.set(text, now);
    return now;
  };
};
