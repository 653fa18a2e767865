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
/** Memory that spellings of accepted documents may take, bytes. Each of the shop's pages has one of its own. */
const mostSpellings = 1_000_000;
/** A document that was read and compiled, for each of its tokens. Measured on the shop's own, 5,000 tokens together. */
const bytesPerToken = 900;

/**
 * Reads, judges and compiles each valid document once; what it answers for a text never changes while the process lives. Refused ones are
 * not remembered: they come from nobody whom it would help, and each may be as large as {@link limits} let it be. Of an accepted
 * one everybody may invent spellings (a comment, a space): they share what was compiled, and cannot push out another document.
 */
export const createDocuments = ({ schema, accepted, introspection }: DocumentsOptions) => {
  const rules: readonly ValidationRule[] = [
    ...specifiedRules,
    documentLimits,
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  const known = new LRUCache<string, KnownDocument>({
    maxSize: accepted ? mostSpellings : mostMemory,
    sizeCalculation: ({ document }, text) =>
      text.length + (accepted ? 0 : (document.tokenCount ?? limits.tokens) * bytesPerToken),
  });
  /** As many as there are accepted, at most. */
  const byHash = new Map<string, KnownDocument>();
  const judge = (document: DocumentNode): KnownDocument => {
    const errors = validate(schema, document, rules, { maxErrors: 5 });
    return errors.length > 0 ? { document, errors } : { document, errors, run: compileDocument(schema, document) };
  };
  const judgeAccepted = (document: DocumentNode): KnownDocument => {
    const hash = documentHash(document);
    if (!accepted?.has(hash)) {
      return { document, errors: [new GraphQLError("This document is not one of the shop's.")] };
    }
    const before = byHash.get(hash);
    if (before) return before;
    const now = judge(document);
    byHash.set(hash, now);
    return now;
  };
  /** Throws a GraphQLError where the text is not GraphQL. */
  return (text: string): KnownDocument => {
    const before = known.get(text);
    if (before) return before;
    const document = parse(text, { noLocation: true, maxTokens: limits.tokens });
    const now = accepted ? judgeAccepted(document) : judge(document);
    if (now.errors.length === 0) known.set(text, now);
    return now;
  };
};
