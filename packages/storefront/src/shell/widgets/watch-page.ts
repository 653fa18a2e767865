import { whenShown } from "./when-shown.ts";

/** How long a busy browser may put off what only counts, milliseconds. */
const idleLimit = 3_000;

const whenIdle = (begin: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(begin, { timeout: idleLimit }) : setTimeout(begin, idleLimit);

/**
 * Fetches what fills the data layer once the page is shown and the
 * browser idle, and lets it run until the returned function is called.
 *
 * @param type name of the page's route
 */
export const watchPage = (type: string): (() => void) => {
  const left = new AbortController();
  const begin = async () => {
    const { startAnalytics } = await import("@giftshop/analytics/late");
    if (!left.signal.aborted) left.signal.addEventListener("abort", startAnalytics(type));
  };
  whenShown(() => {
    // What cannot be fetched counts nothing.
    whenIdle(() => begin().catch(() => {}));
  }, left.signal);
  return () => left.abort();
};
