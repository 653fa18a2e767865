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
  admit: () => void;
  refuse: () => void;
}

export type Admission = <Value>(precedence: Precedence, task: () => Promise<Value>) => Promise<Value>;

/**
 * Bounds what runs at a time and what waits. The most pressing goes next; where the queue is full, the newest
 * of the least pressing is told so at once by {@link Overloaded}, be it the one who asks or one who waits.
 */
export const createAdmission = ({ running: most, waiting: longest, timeout }: AdmissionLimits): Admission => {
  const queues: [Waiting[], Waiting[], Waiting[], Waiting[]] = [[], [], [], []];
  let running = 0;

  const waitingNow = (): number => queues.reduce((sum, { length }) => sum + length, 0);
  const leave = (queue: Waiting[], one: Waiting): void => {
    const place = queue.indexOf(one);
    if (place >= 0) queue.splice(place, 1);
  };
  const makeRoom = (precedence: Precedence): void => {
    if (waitingNow() < longest) return;
    const lower = queues.slice(precedence + 1).findLast(({ length }) => length > 0);
    const last = lower?.pop();
    if (last === undefined) throw new Overloaded();
    last.refuse();
  };
  const wait = (precedence: Precedence): Promise<void> => {
    makeRoom(precedence);
    return new Promise<void>((resolve, reject) => {
      const queue = queues[precedence];
      const refuse = () => {
        clearTimeout(timer);
        leave(queue, one);
        reject(new Overloaded());
      };
      const timer = setTimeout(refuse, timeout);
      const one = {
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse,
      };
      queue.push(one);
    });
  };

  return async (precedence, task) => {
    if (running < most) running += 1;
    // Whoever ends hands its turn over, so that nobody comes between.
    else await wait(precedence);
    try {
      return await task();
    } finally {
      const next = queues.find(({ length }) => length > 0)?.shift();
      if (next) next.admit();
      else running -= 1;
    }
  };
};
