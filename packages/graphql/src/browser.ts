import type { Client } from "@urql/core";
import { createClient, type Document, execute, type RequestOptions, type Variables } from "./request.ts";
import { userDataOfPage } from "./user-data-of-page.ts";

let client: Client | undefined;

/** The one client of the page: every call carries the visitor's cookies. */
export const clientOfPage = (): Client => {
  client ??= createClient("/graphql");
  return client;
};

/**
 * What a call of the exchange of a gift card carries: the front door puts in the token, which no script sees.
 */
export const redeemMarker: Readonly<Record<string, string>> = { "x-redeem-context": "1" };

/** Where the page's calls come from. */
export const optionsOfPage = (): RequestOptions => ({
  userData: userDataOfPage(),
  pathname: location.pathname,
  // What was sent reaches commerce even when the page is left meanwhile.
  fetchOptions: { credentials: "same-origin", cache: "no-store", keepalive: true },
});

/**
 * Asks commerce once from the visitor's page, where a component would use `useRequest`; import it on first
 * need (`import("…")`), as it carries the urql client.
 *
 * @param headers of this call, beside those that all have
 * @throws {CommerceUnavailable}
 */
export const request = <Data, V>(
  document: Document<Data, V>,
  variables: Variables<V>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Data> => execute(clientOfPage(), document, variables, { ...optionsOfPage(), headers });
