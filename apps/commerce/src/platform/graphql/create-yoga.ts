import type { IncomingMessage, ServerResponse } from "node:http";
import { tellSpan } from "@giftshop/tracing";
import { errorCodes } from "@giftshop/validation";
import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema, getOperationAST } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { requestIdOf } from "../http/request-id.ts";
import { type Admission, type AdmissionLimits, createAdmission, Overloaded } from "../load/admission.ts";
import { precedences } from "../load/precedence.ts";
import { describeError } from "../log.ts";
import type { Services } from "../services.ts";
import { type AcceptedDocuments, acceptedDocuments } from "./accepted-documents.ts";
import type { Context } from "./context.ts";
import { createDocuments, type KnownDocument } from "./documents.ts";
import { errorMessage } from "./error-messages.ts";

interface ServerContext {
  req: IncomingMessage;
  res: ServerResponse;
}

const refusal = (): GraphQLError =>
  new GraphQLError("This document is not one of the shop's.", {
    extensions: { code: "GRAPHQL_VALIDATION_FAILED", http: { spec: true, status: 400 } },
  });

/**
 * Where the shop has more to do than it can, whoever is not admitted is told so: 503, and when to ask again.
 */
const orTold = async <Value>(admitted: Promise<Value>): Promise<Value | ExecutionResult> => {
  try {
    return await admitted;
  } catch (error) {
    if (!(error instanceof Overloaded)) throw error;
    const http = { status: 503, headers: { "retry-after": "1" } };
    const extensions = { code: errorCodes.unexpected, http };
    return { errors: [new GraphQLError(errorMessage({ code: errorCodes.unexpected }), { extensions })] };
  }
};

/**
 * What is done at a time: some more than there are connections
 * to the database, as many an operation waits for nothing.
 */
const usualLimits: AdmissionLimits = { running: 16, waiting: 192, timeout: 1500 };

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

const nameOf = (document: DocumentNode, operationName: string | null | undefined): string =>
  getOperationAST(document, operationName)?.name?.value ?? "nameless";

/** Whose call it is, by the number of the storefront that it names. */
const shopOf = (variables: unknown): string => {
  const { userData } = (variables ?? {}) as { userData?: { storeID?: unknown } };
  return userData?.storeID === undefined ? "" : `${userData.storeID}`;
};

/** Documents are read, judged and compiled in one step; yoga, which has three, is told the outcome. */
const useDocuments = (read: ReturnType<typeof createDocuments>, admit: Admission): Plugin => {
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
      const { run, precedence = precedences.read } = judged.get(document) ?? {};
      // That an operation of another name is asked for is yoga's to say.
      if (run && getOperationAST(document, operationName)) {
        tellSpan({
          "graphql.operation.name": nameOf(document, operationName),
          "shop.storefront": shopOf(variableValues),
        });
        const work = async () => run(rootValue, contextValue, variableValues ?? {});
        setExecuteFn(() => orTold(admit(precedence, work, shopOf(variableValues))));
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
  /** What is done at a time, and what waits. */
  limits?: AdmissionLimits;
}

export const createGraphqlHandler = ({
  schema,
  services,
  accepted = acceptedDocuments(),
  persistedOnly = false,
  limits = usualLimits,
}: YogaOptions) => {
  const { log } = services;
  const documents = createDocuments({ schema, introspection: !services.environment.production });
  return createYoga<ServerContext, Omit<Context, keyof ServerContext>>({
    schema,
    plugins: [useHashes(accepted, persistedOnly), useDocuments(documents, createAdmission(limits))],
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
