import { Client, fetchExchange } from "@urql/core";

/** A client without a cache: nothing personal is ever kept (specification, section 7). */
export function createCommerceClient(url: string): Client {
  return new Client({ url, exchanges: [fetchExchange], preferGetMethod: false, requestPolicy: "network-only" });
}
