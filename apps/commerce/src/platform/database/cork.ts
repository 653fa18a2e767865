import type { Queryable } from "./pool.ts";

/**
 * Sends the statements of one turn of the event loop as one packet, which costs less than a packet each.
 * Does nothing for a pool, whose statements have a connection each.
 */
export const cork = (db: Queryable): void => {
  if (!("connection" in db)) return;
  const { stream } = db.connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
};
