import type { Storefront } from "@giftshop/storefront-config";
import { Pool } from "undici";

/** One visitor that talks to commerce and keeps its cookies, as a browser would. */
export interface Visitor {
  /** @throws when the answer is not `{ data }` or carries errors */
  ask<Data>(document: string, variables: object): Promise<Data>;
  /** Fetches a file whole, as the front door does. Throws unless it is answered with 200. */
  fetchFile(path: string): Promise<void>;
  forget(): void;
}

/** Keep-alive connections to one process, as many as there are clients. */
export const connect = (url: string, connections: number): Pool => new Pool(url, { connections, pipelining: 1 });

/**
 * @param noteLatency is told how long each good answer took
 * @param origin sent as `Origin` and `Host`, as a page of the
 * storefront would; not every resolver knows names under `localhost`
 */
export const visitor = (
  pool: Pool,
  storefront: Storefront,
  origin: string,
  noteLatency?: (milliseconds: number) => void,
): Visitor => {
  const cookies = new Map<string, string>();
  const userData = { language: storefront.languages[0], storeID: storefront.storeId, countryCode: storefront.country };
  return {
    forget: () => cookies.clear(),
    async fetchFile(path) {
      const { body, statusCode } = await pool.request({ method: "GET", path });
      await body.dump();
      if (statusCode !== 200) throw new Error(`Commerce answered ${statusCode} to ${path}`);
    },
    async ask<Data>(document: string, variables: object) {
      const started = performance.now();
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const { body, headers, statusCode } = await pool.request({
        method: "POST",
        path: "/graphql",
        headers: {
          "content-type": "application/json",
          origin,
          host: new URL(origin).host,
          ...(cookie ? { cookie } : {}),
        },
        body: JSON.stringify({ query: document, variables: { userData, ...variables } }),
      });
      for (const header of [headers["set-cookie"] ?? []].flat()) {
        const [pair = ""] = header.split(";");
        cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
      }
      const answer = (await body.json()) as { data?: Record<string, { errors: unknown[] }> };
      const payloads = Object.values(answer.data ?? {});
      if (statusCode !== 200 || payloads.length === 0 || payloads.some(({ errors }) => errors.length > 0)) {
        throw new Error(`Commerce answered ${statusCode}: ${JSON.stringify(answer)}`);
      }
      noteLatency?.(performance.now() - started);
      return answer.data as Data;
    },
  };
};
