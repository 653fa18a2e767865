import { reasonOf } from "@giftshop/start";
import type { Try } from "./tries.ts";

export interface Load {
  /** What was done so far. */
  readonly tries: readonly Try[];
  /** Begins nothing more and waits for what is under way. */
  stop(): Promise<readonly Try[]>;
}

/**
 * Does something again and again, whether it was answered or not, as visitors do; at most so many at once.
 * @param every milliseconds between two
 */
export const startLoad = (every: number, atOnce: number, operation: () => Promise<unknown>): Load => {
  const tries: Try[] = [];
  const under = new Set<Promise<void>>();
  const one = async () => {
    const begun = performance.now();
    const note = (failure: string | undefined) => tries.push({ begun, ended: performance.now(), failure });
    await operation().then(
      () => note(undefined),
      (error: unknown) => note(shortly(error)),
    );
  };
  const timer = setInterval(() => {
    if (under.size >= atOnce) return;
    const running: Promise<void> = one().finally(() => under.delete(running));
    under.add(running);
  }, every);
  return {
    tries,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(under);
      return tries;
    },
  };
};

/** Without what differs from one try to the next. */
const shortly = (error: unknown): string =>
  reasonOf(error)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "…")
    .slice(0, 160);
