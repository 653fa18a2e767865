import { useCallback, useEffect, useRef, useState } from "react";

/** What is known of something that is fetched. `refreshing`: it is being fetched again, the old stays in sight. */
export type Loaded<T> = { state: "loading" } | { state: "failed" } | { state: "ready"; value: T; refreshing: boolean };

/**
 * Fetches on mount and on demand. A later call wins over an earlier one; a failed refresh keeps what was there.
 *
 * @returns what is known, and how to fetch again (which gives the new value, or `undefined` when it could not be had)
 */
export function useLoaded<T>(load: () => Promise<T>): [Loaded<T>, () => Promise<T | undefined>] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: "loading" });
  const latest = useRef(0);
  const current = useRef(load);
  useEffect(() => {
    current.current = load;
  });
  const reload = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    setLoaded((known) => (known.state === "ready" ? { ...known, refreshing: true } : { state: "loading" }));
    try {
      const value = await current.current();
      if (mine === latest.current) setLoaded({ state: "ready", value, refreshing: false });
      return value;
    } catch {
      const keep = (known: Loaded<T>): Loaded<T> =>
        known.state === "ready" ? { ...known, refreshing: false } : { state: "failed" };
      if (mine === latest.current) setLoaded(keep);
      return undefined;
    }
  }, []);
  useEffect(() => {
    reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);
  return [loaded, reload];
}
