import { isIPv6 } from "node:net";
import Redis from "iovalkey";
import type { Logger } from "./log.ts";

export interface NetworkLimit {
  /** Counts a page of a network, and answers whether it may have it. */
  admits(address: string): boolean;
  /** Tells the other processes what was counted, and hears of theirs; whether that came about. */
  share(): Promise<boolean>;
  close(): void;
}

export interface NetworkLimitOptions {
  /** Pages a minute. */
  pages: number;
  /** Redis or Valkey in which processes count together; without, each for itself. */
  url?: string | undefined;
  log: Logger;
  /** Hears of each page that is refused. */
  tell?: (() => void) | undefined;
  now?: () => number;
  /** Milliseconds between two looks at what the others counted. */
  every?: number;
}

const minute = 60_000;

/** What one line of a provider has: an IPv4 address, or of an IPv6 address its /64. */
const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head.split(":");
  const after = tail === undefined ? [] : tail.split(":");
  const filled =
    tail === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
  return filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":");
};

/**
 * Bounds pages of a network in a minute. Processes count in memory, so requests wait for no network, and
 * share by Redis once a second: at most that second's requests too many.
 */
export const createNetworkLimit = (options: NetworkLimitOptions): NetworkLimit => {
  const { pages, url, log, tell, now = Date.now, every = 1_000 } = options;
  let current = 0;
  /** What is known of the networks of this minute: of all processes, and not yet told to the others. */
  let counts = new Map<string, { known: number; untold: number }>();
  const redis = url
    ? new Redis(url, {
        commandTimeout: 300,
        connectTimeout: 2_000,
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        retryStrategy: (attempt: number) => Math.min(attempt * 100, 1_000),
      })
    : undefined;
  redis?.on("error", (err) => log.debug({ err }, "limit of pages"));

  const share = async (): Promise<boolean> => {
    const told = [...counts]
      .filter(([, { untold }]) => untold > 0)
      .map(([network, count]) => ({ network, count, sent: count.untold }));
    if (!redis || told.length === 0) return false;
    const pipeline = redis.pipeline();
    for (const { network, sent } of told) {
      const key = `giftshop:pages:${current}:${network}`;
      pipeline.incrby(key, sent).pexpire(key, 2 * minute);
    }
    const answers = (await pipeline.exec()) ?? [];
    for (const [at, { count, sent }] of told.entries()) {
      const [error, total] = answers[2 * at] ?? [];
      if (error) return false;
      count.untold -= sent;
      count.known = Number(total) + count.untold;
    }
    return true;
  };
  const timer = redis && setInterval(() => void share().catch(() => false), every).unref();

  return {
    admits: (address) => {
      const began = Math.floor(now() / minute);
      if (began !== current) {
        current = began;
        counts = new Map();
      }
      const network = networkOf(address);
      const count = counts.get(network) ?? { known: 0, untold: 0 };
      counts.set(network, count);
      count.known += 1;
      count.untold += 1;
      if (count.known <= pages) return true;
      tell?.();
      return false;
    },
    share: () => share().catch(() => false),
    close: () => {
      clearInterval(timer);
      redis?.disconnect();
    },
  };
};
