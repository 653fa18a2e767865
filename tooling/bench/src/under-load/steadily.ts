import { quantile } from "../statistics.ts";
import { crowd } from "./overload.ts";

/** How one kind of thing went that was asked for at a steady rate. */
export interface Went {
  name: string;
  offered: number;
  done: number;
  /** Refused or wrong, as a share of what was asked for. */
  errors: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Does something at a steady rate, whether what was before is answered or not. */
export const steadily = async (
  name: string,
  operation: () => Promise<unknown>,
  rate: number,
  seconds: number,
): Promise<Went> => {
  const latencies: number[] = [];
  const timed = async () => {
    const started = performance.now();
    await operation();
    latencies.push(performance.now() - started);
  };
  const { done, failed, refused, offered, elapsed } = await crowd(timed, rate, seconds);
  return {
    name,
    offered,
    done: done / elapsed,
    errors: (failed + refused) / (done + failed + refused),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
};
