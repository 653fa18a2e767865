import { inTurn, type Turn } from "./aside.ts";
import type { Precedence } from "./precedence.ts";

/** As much runs and waits as may, and nothing that waits is less pressing. */
export class Overloaded extends Error {}

export interface AdmissionLimits {
  /** Tasks at a time. */
  running: number;
  /** Tasks that may wait for their turn. */
  waiting: number;
  /** How long one waits at most, milliseconds: by then its visitor has given up. */
  timeout: number;
}

interface Waiting {
  owner: string;
  admit: () => void;
  refuse: () => void;
}

/** `owner` is whose task it is: a storefront, of which others share the process. */
export type Admission = <Value>(precedence: Precedence, task: () => Promise<Value>, owner?: string) => Promise<Value>;

/**
 * Bounds what runs and what waits: the most pressing first, then the storefront with the least under way, of
 * which none holds over 3/4 of the queue. A task that waits for another queue does so `aside`, with no turn.
 *
 * @throws {@link Overloaded} at the newest of the least pressing, asking or waiting, where the queue is full
 */
export const createAdmission = ({ running: most, waiting: longest, timeout }: AdmissionLimits): Admission => {
  const queues: [Waiting[], Waiting[], Waiting[], Waiting[]] = [[], [], [], []];
  let running = 0;
  const under = new Map<string, number>();
  const share = Math.ceil(longest * 0.75);

  const waitingNow = (): number => queues.reduce((sum, { length }) => sum + length, 0);
  const leave = (queue: Waiting[], one: Waiting): void => {
    const place = queue.indexOf(one);
    if (place >= 0) queue.splice(place, 1);
  };
  const isOf = (owner: string) => (one: Waiting) => one.owner === owner;
  const makeRoom = (precedence: Precedence, owner: string): void => {
    const own = queues.reduce((sum, queue) => sum + queue.filter(isOf(owner)).length, 0);
    const hasItsShare = owner !== "" && own >= share;
    if (waitingNow() < longest && !hasItsShare) return;
    const lower = queues.slice(precedence + 1).reverse();
    const last = lower.flatMap((queue) => queue.toReversed()).find(hasItsShare ? isOf(owner) : () => true);
    if (last === undefined) throw new Overloaded();
    last.refuse();
  };
  const count = (owner: string, by: number): void => {
    const now = (under.get(owner) ?? 0) + by;
    if (now > 0) under.set(owner, now);
    else under.delete(owner);
  };
  /** The next of the most pressing, of the storefront with the fewest under way. */
  const takeNext = (): Waiting | undefined => {
    const queue = queues.find(({ length }) => length > 0) ?? [];
    const fewest = Math.min(...queue.map(({ owner }) => under.get(owner) ?? 0));
    const at = queue.findIndex(({ owner }) => (under.get(owner) ?? 0) === fewest);
    return at < 0 ? undefined : queue.splice(at, 1)[0];
  };
  const wait = (precedence: Precedence, owner: string): Promise<void> => {
    makeRoom(precedence, owner);
    return new Promise<void>((resolve, reject) => {
      const queue = queues[precedence];
      const refuse = () => {
        clearTimeout(timer);
        leave(queue, one);
        reject(new Overloaded());
      };
      const timer = setTimeout(refuse, timeout);
      const one = {
        owner,
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse,
      };
      queue.push(one);
    });
  };

  /** Whoever ends hands its turn over, so that nobody comes between; not while more run than may. */
  const handOver = (owner: string): void => {
    count(owner, -1);
    const next = running > most ? undefined : takeNext();
    if (next) next.admit();
    else running -= 1;
  };
  const turnOf = (owner: string): Turn & { end(): void } => {
    let asides = 0;
    let ended = false;
    return {
      leave() {
        if (asides === 0 && !ended) handOver(owner);
        asides += 1;
      },
      comeBack() {
        asides -= 1;
        if (asides > 0 || ended) return;
        running += 1;
        count(owner, 1);
      },
      end() {
        ended = true;
        if (asides === 0) handOver(owner);
      },
    };
  };

  return async (precedence, task, owner = "") => {
    if (running < most) running += 1;
    else await wait(precedence, owner);
    count(owner, 1);
    const turn = turnOf(owner);
    try {
      return await inTurn(turn, task);
    } finally {
      turn.end();
    }
  };
};
