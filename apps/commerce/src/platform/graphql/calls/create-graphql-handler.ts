import type { IncomingMessage, ServerResponse } from "node:http";
import { tellSpan } from "@giftshop/tracing";
import { errorCodes } from "@giftshop/validation";
import { type ExecutionResult, execute, GraphQLError, type GraphQLSchema, getOperationAST } from "graphql";
import { createHandler } from "graphql-http";
import { requestIdOf } from "../../http/request-id.ts";
import { type Admission, type AdmissionLimits, createAdmission, Overloaded } from "../../load/admission.ts";
import { precedences } from "../../load/precedence.ts";
import type { Services } from "../../services.ts";
import { type AcceptedDocuments, acceptedDocuments } from "../accepted-documents.ts";
import type { Context } from "../context.ts";
import { createDocuments, type KnownDocument } from "../documents.ts";
import { errorMessage } from "../error-messages.ts";
import { type HttpAnswer, httpAnswerOf, sentError } from "./http-answer.ts";
import { readCall } from "./read-call.ts";

const refusal = (): GraphQLError =>
  new GraphQLError("This document is not one of the shop's.", { extensions: { code: "GRAPHQL_VALIDATION_FAILED" } });

/**
 * Where the shop has more to do than it can, whoever is not admitted is told so: 503, and when to ask again.
 */
const orTold = async (admitted: Promise<ExecutionResult>): Promise<ExecutionResult> => {
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

export interface GraphqlOptions {
  schema: GraphQLSchema;
  services: Services;
  /** What is accepted by its hash. Default: the documents of this build. */
  accepted?: AcceptedDocuments;
  /** Nothing else is. Default `false`: texts are accepted, too. */
  persistedOnly?: boolean;
  /** What is done at a time, and what waits. */
  limits?: AdmissionLimits;
}

/** What becomes known of a call on its way. */
interface Way {
  context: Context;
  http?: HttpAnswer | undefined;
  body?: string;
}

interface Parameters {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/** Whose call it is, by the number of the storefront that it names. */
const shopOf = (variables: Record<string, unknown>): string => {
  const { userData } = variables as { userData?: { storeID?: unknown } | null };
  return userData?.storeID === undefined ? "" : `${userData.storeID}`;
};

/** Reads, judges and carries out one call; errors without data where it was not begun. */
const createOperation = (schema: GraphQLSchema, { environment }: Services, admit: Admission) => {
  const read = createDocuments({ schema, introspection: !environment.production });
  const known = (text: string): KnownDocument | { errors: readonly GraphQLError[] } => {
    try {
      return read(text);
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  };
  return async (context: Context, { query, operationName, variables }: Parameters): Promise<ExecutionResult> => {
    if (query === "") return { errors: [refusal()] };
    const judged = known(query);
    if (judged.errors.length > 0 || !("document" in judged)) return { errors: judged.errors };
    const { document, run, precedence = precedences.read } = judged;
    const operation = getOperationAST(document, operationName);
    if (!operation) return { errors: [new GraphQLError("The document has no operation of this name.")] };
    const values = variables ?? {};
    const shop = shopOf(values);
    tellSpan({ "graphql.operation.name": operation.name?.value ?? "nameless", "shop.storefront": shop });
    const work = run
      ? () => run(undefined, context, values)
      : async () => execute({ schema, document, contextValue: context, variableValues: values });
    return orTold(admit(precedence, work, shop));
  };
};

/** Answers GraphQL over HTTP: the rules of that are graphql-http's, documents and their turn are ours. */
export const createGraphqlHandler = ({
  schema,
  services,
  accepted = acceptedDocuments(),
  persistedOnly = false,
  limits = usualLimits,
}: GraphqlOptions) => {
  const operate = createOperation(schema, services, createAdmission(limits));
  const answer = createHandler<IncomingMessage, Way>({
    onSubscribe: async ({ context: way }, parameters) => {
      const { data, errors } = await operate(way.context, parameters);
      const noteBug = (error: unknown) =>
        services.log.error({ error, requestId: way.context.requestId }, "a field failed");
      const told = errors?.map((error) => sentError(error, noteBug));
      way.http = errors && httpAnswerOf({ errors });
      if (data === undefined) return told ?? [];
      // Written here: the library would look at each value of it for what is to be kept back.
      way.body = JSON.stringify(told ? { errors: told, data } : { data });
      return { data: null };
    },
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const way: Way = { context: { req: request, res: response, services, requestId: requestIdOf(request) } };
    const [written, { status, headers }] = await answer({
      url: request.url ?? "",
      method: request.method ?? "",
      headers: request.headers,
      body: () => readCall(request, accepted, persistedOnly),
      raw: request,
      context: way,
    });
    const body = way.body ?? written ?? "";
    const length = { "content-length": Buffer.byteLength(body) };
    response.writeHead(way.http?.status ?? status, { ...headers, ...length, ...way.http?.headers }).end(body);
  };
};
