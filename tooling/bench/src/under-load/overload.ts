import { setTimeout as sleep } from "node:timers/promises";
import { load } from "../load.ts";
import { quantile } from "../statistics.ts";

/** What became of a system that was asked for several times what it can do. */
export interface Overload {
  name: string;
  /** Operations per second of a closed loop: the best there is. */
  best: number;
  offered: number;
  /** Operations that ended well, per second, and as a share of the best. */
  done: number;
  share: number;
  refused: number;
  /** Answers that were neither right nor a refusal. */
  failed: number;
  /** Milliseconds until an answer that was none of the refusals. */
  p99: number;
  /** Seconds after the last of the crowd until an operation takes as long as before. */
  recovered: number;
}

export interface OverloadOptions {
  name: string;
  seconds: number;
  /** How many times the best is offered. */
  times: number;
  operation: (client: number) => Promise<unknown>;
  /** Milliseconds of the answers since it was asked last. */
  takeLatencies: () => number[];
}

/** What one storefront process has open to commerce, and lets wait; it refuses the rest itself. */
export const frontDoor = { connections: 192, waiting: 64 };

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("Commerce answered 503");

/** Starts operations at a steady rate, whether those before are answered or not, as a crowd does. */
export const crowd = async (operation: OverloadOptions["operation"], rate: number, seconds: number) => {
  let [done, refused, failed, begun] = [0, 0, 0, 0];
  const under: Promise<void>[] = [];
  let inside = 0;
  const one = async (client: number) => {
    if (inside >= frontDoor.connections + frontDoor.waiting) {
      refused += 1;
      return;
    }
    inside += 1;
    try {
      await operation(client);
      done += 1;
    } catch (error) {
      if (isRefusal(error)) refused += 1;
      else failed += 1;
    } finally {
      inside -= 1;
    }
  };
  const started = performance.now();
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - started) / 1000) {
    for (const due = Math.floor(elapsed * rate); begun < due; begun += 1) under.push(one(begun));
    await sleep(5);
  }
  const offered = begun / ((performance.now() - started) / 1000);
  await Promise.all(under);
  return { done, refused, failed, offered, elapsed: (performance.now() - started) / 1000 };
};

/** Seconds until ten operations in a row take at most twice their usual time; at most a minute is waited. */
const untilUsual = async (operation: OverloadOptions["operation"], usual: number): Promise<number> => {
  const started = performance.now();
  for (let good = 0; good < 10 && performance.now() - started < 60_000; ) {
    const before = performance.now();
    const fine = await operation(0).then(
      () => true,
      () => false,
    );
    good = fine && performance.now() - before <= 2 * usual ? good + 1 : 0;
  }
  return (performance.now() - started) / 1000;
};

/** Measures an operation alone, at its best, and under a crowd of several times that. */
export const measureOverload = async ({
  name,
  seconds,
  times,
  operation,
  takeLatencies,
}: OverloadOptions): Promise<Overload> => {
  const pids = () => [];
  const alone = await load({ clients: 1, seconds: 3, pids, operation });
  const { perSecond: best } = await load({ clients: 16, seconds: 10, pids, operation });
  takeLatencies();
  const { done: all, refused, failed, offered, elapsed } = await crowd(operation, best * times, seconds);
  const p99 = quantile(takeLatencies(), 0.99);
  const recovered = await untilUsual(operation, alone.p99);
  const done = all / elapsed;
  return { name, best, offered, done, share: done / best, refused: refused / elapsed, failed, p99, recovered };
};
