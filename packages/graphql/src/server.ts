import type { Client } from "@urql/core";
import { createClient, type Document, execute, fetchInTime, type RequestOptions, type Variables } from "./request.ts";

export type { Document, Variables };

/** Longest that a page waits to ask again, seconds. */
const longestWait = 2;

/**
 * Where commerce has too much to do and says when to ask
 * again, a page asks once more: it is rendered for many.
 */
export const askTwice =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (address, init) => {
    const answer = await fetch(address, init);
    const wait = Number(answer.headers.get("retry-after") ?? Number.NaN);
    if (answer.status !== 503 || !(wait <= longestWait)) return answer;
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    return fetch(address, init);
  };

const clients = new Map<string, Client>();

/**
 * Asks commerce from the shell, without a visitor: only what may be cached for everybody.
 *
 * @param url where commerce answers, for example `http://localhost:4000/graphql`
 * @throws {CommerceUnavailable}
 */
export const requestFrom = <Data, V>(
  url: string,
  document: Document<Data, V>,
  variables: Variables<V>,
  options: RequestOptions,
): Promise<Data> => {
  const client = clients.get(url) ?? createClient(url, askTwice(fetchInTime));
  clients.set(url, client);
  return execute(client, document, variables, { ...options, headers: { "x-server-side": "1", ...options.headers } });
};
