import type { Queryable } from "./pool.ts";

/**
 * Statements that are sent in one turn of the event loop go out as one packet:
 * each one for itself is a call of the kernel, wakes the server, and costs more
 * than the statement. Nothing for a pool, whose statements have a connection each.
 */
export const cork = (db: Queryable): void => {
  if (!("connection" in db)) return;
  const { stream } = db.connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
};
