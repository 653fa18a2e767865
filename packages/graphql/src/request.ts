import { type AnyVariables, type Client, gql, type TypedDocumentNode } from "@urql/core";
import { CommerceUnavailable } from "./commerce-unavailable.ts";
import type { TypedDocumentString } from "./generated/graphql.ts";
import { informingHeaders, type UserData } from "./user-data.ts";

/** A document that `graphql()` made. */
export type Document<Data, Variables> = TypedDocumentString<Data, Variables>;

/** Everything but `userData`, which is added by the client. */
export type Variables<V> = Omit<V, "userData">;

/** Per call: where it is asked from, and what the platform's fetch takes (cache tags on the server). */
export interface RequestOptions {
  userData: UserData;
  pathname?: string;
  headers?: Record<string, string>;
  fetchOptions?: Omit<RequestInit, "signal">;
}

/** Longest wait for commerce, milliseconds. */
const patience = 15_000;

/**
 * The platform's fetch, which also ends after {@link patience}. urql puts a signal of its own in the place of any other, so
 * the two are joined here; by hand, since `AbortSignal.any` is younger than some browsers of the shop's visitors.
 */
const patientFetch: typeof fetch = (address, init) => {
  const stop = new AbortController();
  for (const signal of [init?.signal, AbortSignal.timeout(patience)]) {
    signal?.addEventListener("abort", () => stop.abort(signal.reason), { once: true });
  }
  return fetch(address, { ...init, signal: stop.signal });
};

/**
 * Sends one operation and gives its data. Expected failures are inside the data (`errors` of each payload).
 *
 * @throws {CommerceUnavailable} no answer within 15 seconds, or an answer that is not `{ data }`
 */
export async function execute<Data, V>(
  client: Client,
  document: Document<Data, V>,
  variables: Variables<V>,
  { userData, pathname = "/", headers, fetchOptions }: RequestOptions,
): Promise<Data> {
  const text = document.toString();
  const node: TypedDocumentNode<Data, AnyVariables> = gql(text);
  const context = {
    requestPolicy: "network-only" as const,
    fetch: patientFetch,
    fetchOptions: {
      ...fetchOptions,
      headers: { ...informingHeaders(userData, text, pathname), ...headers },
    },
  };
  const all = { ...variables, userData };
  const result = await (text.trimStart().startsWith("mutation")
    ? client.mutation(node, all, context)
    : client.query(node, all, context));
  if (result.error || !result.data) {
    throw new CommerceUnavailable(result.error?.message ?? "No data", { cause: result.error });
  }
  return result.data;
}
