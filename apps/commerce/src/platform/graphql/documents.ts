import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from "graphql";
import { LRUCache } from "lru-cache";
import { type Precedence, precedenceOf } from "../load/precedence.ts";
import { compileDocument, type Run } from "./compile.ts";
import { documentLimits, limits } from "./limits.ts";

/** A document that was read and judged and, where it is valid, compiled. */
export interface KnownDocument {
  document: DocumentNode;
  errors: readonly GraphQLError[];
  run?: Run | undefined;
  /** What goes before it, and what after, where not all can be done. */
  precedence?: Precedence | undefined;
}

export interface DocumentsOptions {
  schema: GraphQLSchema;
  introspection: boolean;
}

/** Documents that are remembered: several times the shop's own, which take some 4.5 MB together. */
const most = 200;

/**
 * Reads, judges and compiles each valid document once; what it answers for a text never changes while
 * the process lives. Refused ones are not remembered: each may be as large as {@link limits} let it be.
 */
export const createDocuments = ({ schema, introspection }: DocumentsOptions) => {
  const rules: readonly ValidationRule[] = [
    ...specifiedRules,
    documentLimits,
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  const known = new LRUCache<string, KnownDocument>({ max: most });
  /** Throws a GraphQLError where the text is not GraphQL. */
  return (text: string): KnownDocument => {
    const before = known.get(text);
    if (before) return before;
    const document = parse(text, { noLocation: true, maxTokens: limits.tokens });
    const errors = validate(schema, document, rules, { maxErrors: 5 });
    if (errors.length > 0) return { document, errors };
    const now = { document, errors, run: compileDocument(schema, document), precedence: precedenceOf(document) };
    known.set(text, now);
    return now;
  };
};
