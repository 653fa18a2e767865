import { cpuMilliseconds } from "./cpu.ts";
import { quantile } from "./statistics.ts";

/** What a closed loop of clients got out of the system. */
export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** CPU milliseconds of the watched processes per operation. */
  cpu: number;
  operations: number;
}

interface LoadOptions {
  clients: number;
  seconds: number;
  /** Processes whose CPU time is counted. */
  pids: () => readonly number[];
  /** One operation of one client; throws when its answer is not what it should be. */
  operation: (client: number) => Promise<unknown>;
}

/**
 * Each client starts its next operation when the last one is
 * answered. The first fifth of a second warms up and is not counted.
 */
export const load = async ({ clients, seconds, pids, operation }: LoadOptions): Promise<Load> => {
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const until = performance.now() + 200;
      while (performance.now() < until) await operation(client);
    }),
  );
  const watched = pids();
  const cpuBefore = cpuMilliseconds(watched);
  const started = performance.now();
  const until = started + seconds * 1000;
  const latencies: number[] = [];
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let now = performance.now(); now < until; ) {
        await operation(client);
        const done = performance.now();
        latencies.push(done - now);
        now = done;
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  return {
    perSecond: latencies.length / elapsed,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    cpu: (cpuMilliseconds(watched) - cpuBefore) / latencies.length,
    operations: latencies.length,
  };
};
