import { keepAliveDelay, longestSilence } from "../database/index.ts";

/**
 * What pg-boss hands on to its connections: one whose other
 * end is gone is given up, as those of our own pool are.
 */
export const connectionsOf = (connectionString: string) => ({
  connectionString,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveDelay,
  query_timeout: longestSilence,
});
