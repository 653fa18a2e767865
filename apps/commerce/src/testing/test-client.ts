import type { AddressInfo } from "node:net";
import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { modules } from "../entries/modules.ts";
import { buildSchema } from "../entries/schema.ts";
import { createGraphqlHandler } from "../platform/graphql/calls/create-graphql-handler.ts";
import { createHttpServer } from "../platform/http/create-http-server.ts";
import { graphqlRoute } from "../platform/http/graphql-route.ts";
import { onlyStorefronts } from "../platform/http/only-storefronts.ts";
import type { Services } from "../platform/services.ts";

/** A browser of a test: it keeps cookies and speaks for one storefront. */
export interface TestClient {
  cookies: Map<string, string>;
  /** Runs a document, `userData` added to the variables; answers the body as it came. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it asked for, and fails where that is not there
  ask(document: string, variables?: Record<string, unknown>): Promise<any>;
}

export interface TestServer {
  url: string;
  /** `headers` go with every call: `x-forwarded-for` says from which address. */
  client(storefront: StorefrontCode, language?: string, headers?: Record<string, string>): TestClient;
  close(): Promise<void>;
}

/** Commerce over real HTTP, on a free port. */
export const startTestServer = async (services: Services): Promise<TestServer> => {
  const handler = createGraphqlHandler({ schema: await buildSchema(), services });
  const graphql = { method: "POST" as const, path: "/graphql", handle: onlyStorefronts(graphqlRoute(handler)) };
  const routes = [graphql, ...modules.flatMap((module) => module.routes ?? [])];
  const server = createHttpServer({ services, routes });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const client = (code: StorefrontCode, language?: string, headers: Record<string, string> = {}): TestClient => {
    const storefront = getStorefront(code);
    const cookies = new Map<string, string>();
    const userData = {
      storeID: storefront.storeId,
      countryCode: storefront.country,
      language: language ?? storefront.languages[0],
    };
    return {
      cookies,
      ask: async (query, variables = {}) => {
        const response = await fetch(`${url}/graphql`, {
          method: "POST",
          headers: {
            ...headers,
            "content-type": "application/json",
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          },
          body: JSON.stringify({ query, variables: { ...variables, userData } }),
        });
        for (const line of response.headers.getSetCookie()) {
          const [pair = ""] = line.split(";");
          cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
        }
        return response.json();
      },
    };
  };
  return {
    url,
    client,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
