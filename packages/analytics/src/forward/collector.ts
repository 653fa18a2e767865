import type { EventName } from "../layer/events.ts";
import type { Adapter } from "./adapter.ts";

/** Where the shop counts for itself: on its own host, beside every page. */
export const collectorPath = "/e";
/** How long counts wait for more of them, milliseconds. */
export const collectDelay = 5_000;

export interface CollectorSettings {
  storeId: number;
  /** Gives false where the browser does not take it. */
  beacon?: (path: string, body: Blob) => boolean;
}

/**
 * Counts events and sends the counts, many at a time: how often each happened,
 * and nothing of who did what. A purchase is counted where it is claimed.
 */
export const createCollector = ({
  storeId,
  beacon = (path, body) => navigator.sendBeacon(path, body),
}: CollectorSettings): Adapter => {
  let counts: Partial<Record<EventName, number>> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaving: AbortController | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (Object.keys(counts).length === 0) return;
    const body = new Blob([JSON.stringify({ storeID: storeId, events: counts })], { type: "application/json" });
    // What the browser does not take now waits for the next time.
    if (beacon(collectorPath, body)) counts = {};
  };
  return {
    grant() {
      leaving = new AbortController();
      const { signal } = leaving;
      addEventListener("pagehide", flush, { signal });
      document.addEventListener("visibilitychange", () => document.hidden && flush(), { signal });
    },
    send({ event }) {
      if (event === "purchase") return;
      counts[event] = (counts[event] ?? 0) + 1;
      timer ??= setTimeout(flush, collectDelay);
    },
    withdraw() {
      counts = {};
      clearTimeout(timer);
      timer = undefined;
      leaving?.abort();
    },
  };
};
