import { randomUUID } from "node:crypto";
import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";

/** An answer of the API, read. */
export interface Answered {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it asked for, and fails where that is not there
  body: any;
}

/** What is sent, but for the path. */
export interface Sent {
  method?: string;
  body?: unknown;
  key?: string | undefined;
  storefront?: StorefrontCode;
  headers?: Record<string, string>;
}

/** Calls the API of a server, at a storefront as the front door names it. */
export const callerOf =
  (url: () => string) =>
  async (
    path: string,
    { method = "GET", body, key, storefront = "CBFR", headers = {} }: Sent = {},
  ): Promise<Answered> => {
    const answer = await fetch(`${url()}/api/v1${path}`, {
      method,
      headers: {
        "x-store-id": `${getStorefront(storefront).storeId}`,
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(method === "POST" ? { "idempotency-key": randomUUID() } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = /json/u.test(answer.headers.get("content-type") ?? "");
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  };
