import { type CheckoutQueue, type QueueRules, reservedOf } from "./checkout-queue.ts";

interface Waiting {
  since: number;
  seen: number;
}

/** People of one storefront, by the ids of their tickets. */
interface Side {
  /** Until when each keeps the place. */
  inside: Map<string, number>;
  waiting: Map<string, Waiting>;
}

const isBefore = (one: [string, Waiting], other: [string, Waiting]): boolean =>
  one[1].since < other[1].since || (one[1].since === other[1].since && one[0] < other[0]);

/** How many of those who wait are before one of them. */
const rankOf = ({ waiting }: Side, id: string): number => {
  const own = waiting.get(id);
  if (!own) return 0;
  let before = 0;
  for (const other of waiting) if (isBefore(other, [id, own])) before += 1;
  return before;
};

const firstSince = ({ waiting }: Side): number => Math.min(...[...waiting.values()].map(({ since }) => since));

/** The queue of a process that shares with nobody. The rules are those of `redis-queue.ts`. */
export const createMemoryQueue = (rules: QueueRules, now: () => number = Date.now): CheckoutQueue => {
  const sides = new Map<string, Side>();
  const reserved = reservedOf(rules.places);

  const sideOf = (shop: string): Side => {
    const side = sides.get(shop) ?? { inside: new Map(), waiting: new Map() };
    sides.set(shop, side);
    return side;
  };

  const sweep = (): void => {
    for (const [shop, { inside, waiting }] of sides) {
      for (const [id, until] of inside) if (until < now()) inside.delete(id);
      for (const [id, { seen }] of waiting) if (seen < now() - rules.absentAfter) waiting.delete(id);
      if (inside.size + waiting.size === 0) sides.delete(shop);
    }
  };

  /** Gives away what is free, the storefront with the fewest inside first: whether somebody gets one. */
  const isTurnOf = (shop: string, rank: number): boolean => {
    const counts = [...sides].map(([name, side]) => ({
      name,
      inside: side.inside.size,
      waiting: side.waiting.size,
      first: firstSince(side),
    }));
    let all = counts.reduce((sum, { inside }) => sum + inside, 0);
    let before = rank;
    while (all < rules.places) {
      const next = counts
        .filter(({ inside, waiting }) => waiting > 0 && all < rules.places - (inside < reserved ? 0 : reserved))
        .sort((one, other) => one.inside - other.inside || one.first - other.first)[0];
      if (!next) return false;
      if (next.name === shop) {
        if (before === 0) return true;
        before -= 1;
      }
      next.inside += 1;
      next.waiting -= 1;
      all += 1;
    }
    return false;
  };

  return {
    arrive: async ({ shop, id, since, inside: returns }) => {
      sweep();
      const side = sideOf(shop);
      const until = side.inside.get(id) ?? 0;
      if (until === 0 && !returns) {
        side.waiting.set(id, { since, seen: now() });
        const rank = rankOf(side, id);
        if (!isTurnOf(shop, rank)) return rank + 1;
      }
      side.waiting.delete(id);
      side.inside.set(id, Math.max(until, now() + rules.firstStay));
      return 0;
    },
    touch: async (shop, id) => {
      const side = sides.get(shop);
      if (side?.inside.has(id)) side.inside.set(id, now() + rules.stay);
    },
    leave: async (shop, id) => {
      sides.get(shop)?.inside.delete(id);
    },
  };
};
