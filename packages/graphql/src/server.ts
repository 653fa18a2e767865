import type { Client } from "@urql/core";
import { createClient, type Document, execute, type RequestOptions, type Variables } from "./request.ts";

export type { Document, Variables };

const clients = new Map<string, Client>();

/**
 * Asks commerce from the shell, without a visitor: only what may be cached for everybody.
 *
 * @param url where commerce answers, for example `http://localhost:4000/graphql`
 * @throws {CommerceUnavailable}
 */
export function requestFrom<Data, V>(
  url: string,
  document: Document<Data, V>,
  variables: Variables<V>,
  options: RequestOptions,
): Promise<Data> {
  const client = clients.get(url) ?? createClient(url);
  clients.set(url, client);
  return execute(client, document, variables, { ...options, headers: { "x-server-side": "1", ...options.headers } });
}
