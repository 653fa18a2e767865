import type { Queryable } from "./pool.ts";

/**
 * Joins reads of one turn of the event loop into one statement. It is sent after all have asked, so each
 * sees whatever was written before it asked.
 */
export const sharedRead = <Value>(
  read: (db: Queryable, key: string) => Promise<Value>,
): ((db: Queryable, key: string) => Promise<Value>) => {
  const databases = new WeakMap<Queryable, Map<string, Promise<Value>>>();
  return (db, key) => {
    const waiting = databases.get(db) ?? new Map<string, Promise<Value>>();
    databases.set(db, waiting);
    const joined = waiting.get(key);
    if (joined) return joined;
    const reading = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting.delete(key);
      return read(db, key);
    });
    waiting.set(key, reading);
    return reading;
  };
};
