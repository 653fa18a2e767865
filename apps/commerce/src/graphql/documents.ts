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
import { compileDocument, type Run } from "./compile.ts";
import { documentLimits, limits } from "./limits.ts";

/** A document that was read and judged and, where it is valid, compiled. */
export interface KnownDocument {
  document: DocumentNode;
  errors: readonly GraphQLError[];
  run?: Run | undefined;
}

export interface DocumentsOptions {
  schema: GraphQLSchema;
  /** Hash of each accepted document, see `documentHash`; absent: any valid document. */
  accepted?: ReadonlySet<string>;
  introspection: boolean;
}

/** Memory that known documents may take, bytes; all of the shop's own take some 4.5 million. */
const mostMemory = 8_000_000;
/** A document that was read and compiled, for each of its tokens. Measured on the shop's own, 5,000 tokens together. */
const bytesPerToken = 900;

/**
 * Reads, judges and compiles each valid text once; what it answers for a text never changes while the process lives. Refused ones are not
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
    const errors = validate(schema, document, rules, { maxErrors: 5 });
    return errors.length > 0 ? { document, errors } : { document, errors, run: compileDocument(schema, document) };
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
