/** As much runs and waits as may: whoever asks now is told so at once. */
export class Busy extends Error {}

export interface Limits {
  /** Tasks at a time. */
  running: number;
  /** Tasks that may wait for their turn. */
  waiting: number;
}

/** Runs one task after another; an urgent one goes before those that wait, and is never turned away. */
export type Gate = <Value>(task: () => Promise<Value>, urgent?: boolean) => Promise<Value>;

/** Bounds what runs and what waits. The gate throws {@link Busy} where both are full. */
export const createGate = (limits: Limits): Gate => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task, urgent = false) => {
    if (running < limits.running) running += 1;
    else if (!urgent && waiting.length >= limits.waiting) throw new Busy();
    // Whoever ends hands its turn over, so that nobody comes between.
    else await new Promise<void>((resolve) => waiting[urgent ? "unshift" : "push"](resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
