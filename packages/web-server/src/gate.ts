/** As much runs and waits as may: whoever asks now is told so at once. */
export class Busy extends Error {}

export interface Limits {
  /** Tasks at a time. */
  running: number;
  /** Tasks that may wait for their turn. */
  waiting: number;
}

interface Waiting {
  owner: string;
  go: () => void;
}

/**
 * Runs one task after another; an urgent one goes before those that wait, and is
 * never turned away. `owner` is whose it is: a storefront, of which others share the gate.
 */
export type Gate = <Value>(task: () => Promise<Value>, urgent?: boolean, owner?: string) => Promise<Value>;

/**
 * Bounds what runs and what waits, the owner with the fewest tasks under way next. Throws {@link Busy} where
 * both are full, or one owner of several has three quarters of what may wait.
 */
export const createGate = (limits: Limits): Gate => {
  let running = 0;
  const under = new Map<string, number>();
  const urgent: Waiting[] = [];
  const waiting: Waiting[] = [];
  const share = Math.ceil(limits.waiting * 0.75);

  const begin = (owner: string): void => void under.set(owner, (under.get(owner) ?? 0) + 1);
  const end = (owner: string): void => {
    const left = (under.get(owner) ?? 1) - 1;
    if (left > 0) under.set(owner, left);
    else under.delete(owner);
  };
  const isFull = (owner: string): boolean =>
    waiting.length >= limits.waiting || (owner !== "" && waiting.filter((one) => one.owner === owner).length >= share);
  const nextOf = (): Waiting | undefined => {
    const first = urgent.shift();
    if (first) return first;
    let best = 0;
    for (const [at, { owner }] of waiting.entries())
      if ((under.get(owner) ?? 0) < (under.get(waiting[best]?.owner ?? "") ?? 0)) best = at;
    return waiting.splice(best, 1)[0];
  };

  return async (task, isUrgent = false, owner = "") => {
    if (running < limits.running) running += 1;
    else if (!isUrgent && isFull(owner)) throw new Busy();
    // Whoever ends hands its turn over, so that nobody comes between.
    else await new Promise<void>((go) => (isUrgent ? urgent.unshift({ owner, go }) : waiting.push({ owner, go })));
    begin(owner);
    try {
      return await task();
    } finally {
      end(owner);
      const next = nextOf();
      if (next) next.go();
      else running -= 1;
    }
  };
};
