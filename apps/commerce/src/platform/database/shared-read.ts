import type { Queryable } from "./pool.ts";

/**
 * Makes a reading that requests share which ask for the same in one turn of the
 * event loop: what came in together is sent as one statement. It is sent after all
 * of them have asked, so that each sees everything that was written before it asked.
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
