import type { IncomingMessage, ServerResponse } from "node:http";
import type { RouteHandler } from "../module.ts";
import { refuse } from "./reply.ts";

/** Largest request body, bytes: a quote with a logo and a hundred receivers. */
const largestBody = 131_072;

interface Refusal {
  status: number;
  message: string;
  headers?: Record<string, string>;
}

/** What is wrong with a request before its body is read. */
const refusalOf = (
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  largest: number,
): Refusal | undefined => {
  if (method !== "POST") return { status: 405, message: "Only POST is answered here.", headers: { allow: "POST" } };
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return { status: 415, message: "The body has to be application/json." };
  const length = headers["content-length"];
  if (length === undefined) return { status: 411, message: "Content-Length is missing." };
  if (!/^\d+$/.test(length) || Number(length) > largest) {
    return { status: 413, message: `A request holds at most ${largest} bytes.`, headers: { connection: "close" } };
  }
  return undefined;
};

type GraphqlHandler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown> | unknown;

/**
 * Judges a request by its head and hands it on. Node refuses a body that does not
 * match its Content-Length, so the check of that header is the check of the size.
 */
export const graphqlRoute =
  (handler: GraphqlHandler, largest = largestBody): RouteHandler =>
  async (request, response) => {
    const refusal = refusalOf(request, largest);
    if (refusal) return refuse(response, refusal.status, refusal.message, refusal.headers);
    response.setHeader("cache-control", "no-store");
    response.setHeader("x-content-type-options", "nosniff");
    await handler(request, response);
  };
