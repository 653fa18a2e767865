import type { Queryable } from "../database/index.ts";

/** Something that is being read. */
export interface Loading<Value> {
  value: Promise<Value>;
  /**
   * Whether there is so much to read that the older value is served meanwhile; known early, never rejected.
   */
  long: Promise<boolean>;
}

export interface VersionedCacheRequest {
  /** The pool whose process remembers; each test has its own. */
  owner: Queryable;
  /** Where to read what is not remembered; inside a transaction, that transaction's client. */
  db: Queryable;
  name: string;
  /** As the database holds it now; read it in the same transaction. */
  version: number;
}

/** What is served; where that is stale, what is being read besides. */
export interface MaybeStale<Value> {
  value: Value;
  newer?: Promise<Value>;
}

/** Large things that a process remembers of the database, by a version that the database counts. */
export interface VersionedCache<Value> {
  /** Gives a value at least as new as the version that was asked for. */
  at(request: VersionedCacheRequest): Promise<Value>;
  /** The newest value, but the older one while there is much to read. */
  staleWhileLoading(request: VersionedCacheRequest): Promise<MaybeStale<Value>>;
}

const of = <T>(maps: WeakMap<object, Map<string, T>>, owner: object): Map<string, T> => {
  const known = maps.get(owner) ?? new Map<string, T>();
  maps.set(owner, known);
  return known;
};

/** @param read begins to read the newest; the older value saves it what did not change */
export const createVersionedCache = <Value extends { version: number }>(
  read: (db: Queryable, name: string, known: Value | undefined) => Loading<Value>,
): VersionedCache<Value> => {
  const remembered = new WeakMap<object, Map<string, Value>>();
  /** What is being read outside of transactions, for all requests that come meanwhile. */
  const underWay = new WeakMap<object, Map<string, Loading<Value>>>();

  const load = ({ owner, db, name }: VersionedCacheRequest): Loading<Value> => {
    const known = of(remembered, owner);
    const loads = of(underWay, owner);
    const shared = db === owner;
    const joined = shared ? loads.get(name) : undefined;
    if (joined) return joined;
    const { value, long } = read(db, name, known.get(name));
    const loading = {
      long,
      value: value.then((newest) => {
        if ((known.get(name)?.version ?? -1) < newest.version) known.set(name, newest);
        return newest;
      }),
    };
    const over = () => void (loads.get(name) === loading && loads.delete(name));
    if (shared) loads.set(name, loading);
    loading.value.then(over, over);
    return loading;
  };

  const at = async (request: VersionedCacheRequest): Promise<Value> => {
    const known = of(remembered, request.owner).get(request.name);
    if (known && known.version >= request.version) return known;
    const value = await load(request).value;
    // Who joined reading that began before its own version was written asks once more.
    return value.version < request.version ? load(request).value : value;
  };

  return {
    at,
    staleWhileLoading: async (request) => {
      const known = of(remembered, request.owner).get(request.name);
      if (known === undefined || known.version >= request.version) return { value: await at(request) };
      const { long, value: newer } = load(request);
      return (await long) ? { value: known, newer } : { value: await at(request) };
    },
  };
};
