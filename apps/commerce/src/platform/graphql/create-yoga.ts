import type { IncomingMessage, ServerResponse } from "node:http";
import { type DocumentNode, GraphQLError, type GraphQLSchema, getOperationAST } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { requestIdOf } from "../http/request-id.ts";
import { describeError } from "../log.ts";
import type { Services } from "../services.ts";
import { type AcceptedDocuments, acceptedDocuments } from "./accepted-documents.ts";
import type { Context } from "./context.ts";
import { createDocuments, type KnownDocument } from "./documents.ts";

interface ServerContext {
  req: IncomingMessage;
  res: ServerResponse;
}

const refusal = (): GraphQLError =>
  new GraphQLError("This document is not one of the shop's.", {
    extensions: { code: "GRAPHQL_VALIDATION_FAILED", http: { spec: true, status: 400 } },
  });

/** Pages send the hash of a document; its text is looked up here, before anything is read. */
const useHashes = (accepted: AcceptedDocuments, persistedOnly: boolean): Plugin => ({
  onParams: ({ params, setParams }) => {
    const hash: unknown = params.extensions?.persistedQuery?.sha256Hash;
    if (hash === undefined && !persistedOnly) return;
    const query = typeof hash === "string" ? accepted.get(hash) : undefined;
    if (query === undefined) throw refusal();
    setParams({ ...params, query });
  },
});

/** Documents are read, judged and compiled in one step; yoga, which has three, is told the outcome. */
const useDocuments = (read: ReturnType<typeof createDocuments>): Plugin => {
  const judged = new WeakMap<DocumentNode, KnownDocument>();
  return {
    onParse: ({ params, setParsedDocument }) => {
      const known = read(String(params.source));
      judged.set(known.document, known);
      setParsedDocument(known.document);
    },
    onValidate: ({ params, setResult }) => {
      const known = judged.get(params.documentAST);
      if (known === undefined) throw new Error("A document came in that nobody has judged.");
      setResult([...known.errors]);
    },
    onExecute: ({ args: { document, rootValue, contextValue, variableValues, operationName }, setExecuteFn }) => {
      const run = judged.get(document)?.run;
      // That an operation of another name is asked for is yoga's to say.
      if (run && getOperationAST(document, operationName)) {
        setExecuteFn(() => run(rootValue, contextValue, variableValues ?? {}));
      }
    },
  };
};

export interface YogaOptions {
  schema: GraphQLSchema;
  services: Services;
  /** What is accepted by its hash. Default: the documents of this build. */
  accepted?: AcceptedDocuments;
  /** Nothing else is. Default `false`: texts are accepted, too. */
  persistedOnly?: boolean;
}

export const createGraphqlHandler = ({
  schema,
  services,
  accepted = acceptedDocuments(),
  persistedOnly = false,
}: YogaOptions) => {
  const { log } = services;
  const documents = createDocuments({ schema, introspection: !services.environment.production });
  return createYoga<ServerContext, Omit<Context, keyof ServerContext>>({
    schema,
    plugins: [useHashes(accepted, persistedOnly), useDocuments(documents)],
    context: ({ req }) => ({ services, requestId: requestIdOf(req) }),
    logging: {
      debug: () => undefined,
      info: () => undefined,
      warn: (...parts) => log.warn({ parts: parts.map(describeError) }, "graphql"),
      error: (...parts) => log.error({ parts: parts.map(describeError) }, "graphql"),
    },
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    parserAndValidationCache: false,
    maxRequestBodySize: false,
  });
};
