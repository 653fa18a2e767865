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
  fetchOptions?: RequestInit;
}

/** Longest wait for commerce, milliseconds. */
const patience = 15_000;

/**
 * Sends one operation and gives its data. Expected failures are inside the data (`errors` of each payload).
 *
 * @throws {CommerceUnavailable} no answer, or an answer that is not `{ data }`
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
    fetchOptions: {
      signal: AbortSignal.timeout(patience),
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
