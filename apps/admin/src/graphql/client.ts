import { Client, fetchExchange } from "@urql/core";

/** Asks the network each time: what people decide by is never of before. */
export const client = new Client({
  url: "/graphql",
  exchanges: [fetchExchange],
  requestPolicy: "network-only",
  preferGetMethod: false,
  fetchOptions: { credentials: "same-origin", cache: "no-store" },
});
