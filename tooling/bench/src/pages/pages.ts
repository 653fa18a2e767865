import autocannon from "autocannon";
import { cpuMilliseconds } from "../cpu.ts";

export interface PageLoad {
  perSecond: number;
  p50: number;
  p99: number;
  /** CPU milliseconds per request. */
  cpu: number;
}

/**
 * Asks for one address at 16 connections, as a browser that
 * takes brotli. @throws when anything but 2xx comes back
 */
export const pageLoad = async (
  url: string,
  host: string,
  pids: readonly number[],
  seconds: number,
): Promise<PageLoad> => {
  const options = { url, connections: 16, headers: { host, "accept-encoding": "br, gzip" } };
  await autocannon({ ...options, duration: 1 });
  const before = cpuMilliseconds(pids);
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} failed answers from ${url}`);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: (cpuMilliseconds(pids) - before) / result.requests.total,
  };
};
