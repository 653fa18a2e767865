import { Client, fetchExchange } from "urql";
import { type Document, execute, type Variables } from "./request.ts";
import { userDataOfPage } from "./user-data.ts";

let client: Client | undefined;

/**
 * Asks commerce from the visitor's page, with the visitor's cookies. Import this module on first need (`import("…")`): it carries the urql client.
 *
 * @throws {CommerceUnavailable}
 */
export function request<Data, V>(document: Document<Data, V>, variables: Variables<V>): Promise<Data> {
  client ??= new Client({ url: "/graphql", exchanges: [fetchExchange], preferGetMethod: false });
  return execute(client, document, variables, {
    userData: userDataOfPage(),
    pathname: location.pathname,
    // What was sent reaches commerce even when the page is left meanwhile.
    fetchOptions: { credentials: "same-origin", cache: "no-store", keepalive: true },
  });
}
