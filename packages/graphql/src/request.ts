import { Client, fetchExchange, mapExchange, type Operation, type OperationContext } from "@urql/core";
import { CommerceUnavailable } from "./commerce-unavailable.ts";
import type { TypedDocumentString } from "./generated/graphql.ts";
import { isMutation, nodeOf } from "./node-of.ts";
import { informingHeaders, type UserData } from "./user-data.ts";

/** A document that `graphql()` made. */
export type Document<Data, Variables> = TypedDocumentString<Data, Variables>;

/** Everything but `userData`, which is added by the client. */
export type Variables<V> = Omit<V, "userData">;

/** Per call: where it is asked from, and what the platform's fetch takes (cache tags on the server). */
export interface RequestOptions {
  userData: UserData;
  pathname?: string;
  headers?: Readonly<Record<string, string>>;
  fetchOptions?: Omit<RequestInit, "signal">;
}

/** Longest wait for commerce, milliseconds. */
const timeout = 15_000;

/**
 * The platform's fetch, ended after {@link timeout} or by urql's own signal. Joined by hand, as
 * `AbortSignal.any` is younger than some visitors' browsers.
 */
export const fetchInTime: typeof fetch = (address, init) => {
  const stop = new AbortController();
  for (const signal of [init?.signal, AbortSignal.timeout(timeout)]) {
    signal?.addEventListener("abort", () => stop.abort(signal.reason), { once: true });
  }
  return fetch(address, { ...init, signal: stop.signal });
};

/** In place of the text goes what commerce finds it by. */
const sendHash = (operation: Operation): Operation => {
  const { documentId } = operation.query as { documentId?: string };
  return { ...operation, extensions: documentId ? { persistedQuery: { version: 1, sha256Hash: documentId } } : {} };
};

/**
 * A client that asks the network each time and keeps nothing. `fetch`:
 * what the network is. Default: the platform's, with a timeout.
 */
export const createClient = (url: string, fetch = fetchInTime): Client =>
  new Client({
    url,
    exchanges: [mapExchange({ onOperation: sendHash }), fetchExchange],
    requestPolicy: "network-only",
    preferGetMethod: false,
    fetch,
  });

/** How one operation is sent. */
export const contextOf = <Data, V>(
  document: Document<Data, V>,
  { userData, pathname = "/", headers, fetchOptions }: RequestOptions,
): Partial<OperationContext> => ({
  fetchOptions: {
    ...fetchOptions,
    headers: { ...informingHeaders(userData, isMutation(document), pathname), ...headers },
  },
});

/**
 * Sends one operation and gives its data. Expected failures are inside the data (`errors` of each payload).
 *
 * @throws {CommerceUnavailable} no answer within 15 seconds, or an answer that is not `{ data }`
 */
export const execute = async <Data, V>(
  client: Client,
  document: Document<Data, V>,
  variables: Variables<V>,
  options: RequestOptions,
): Promise<Data> => {
  const node = nodeOf(document);
  const all = { ...variables, userData: options.userData };
  const context = contextOf(document, options);
  const result = await (isMutation(document) ? client.mutation(node, all, context) : client.query(node, all, context));
  if (result.error || !result.data) {
    throw new CommerceUnavailable(result.error?.message ?? "No data", { cause: result.error });
  }
  return result.data;
};
