import type { Logger } from "@giftshop/web-server";
import Redis from "iovalkey";
import { arriveScript } from "./arrive.lua.ts";
import { type CheckoutQueue, type QueueRules, reservedOf } from "./checkout-queue.ts";

export interface RedisQueueOptions {
  /** `redis://…`; Redis or Valkey. */
  url: string;
  rules: QueueRules;
  /** Counts alone while Redis does not answer. */
  otherwise: CheckoutQueue;
  log: Logger;
  now?: () => number;
  /** What its keys begin with. */
  prefix?: string;
  /** Milliseconds after which an answer is not waited for. Default 300. */
  timeout?: number;
}

/** Milliseconds after a failure in which Redis is not asked again. */
const rest = 500;

/** A queue over a connection, which is `connected` once it was first made. */
interface RedisQueue extends CheckoutQueue {
  connected: Promise<unknown>;
  close(): void;
}

/** The queue that all storefront processes share. While Redis is away, each counts by itself. */
export const createRedisQueue = (options: RedisQueueOptions): RedisQueue => {
  const { url, rules, otherwise, log, now = Date.now, prefix = "giftshop:queue:", timeout = 300 } = options;
  const redis = new Redis(url, {
    commandTimeout: timeout,
    connectTimeout: 2_000,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, 1_000),
    scripts: { arriveAtCheckout: { numberOfKeys: 0, lua: arriveScript } },
  }) as Redis & { arriveAtCheckout(...words: (string | number)[]): Promise<number> };
  let restUntil = 0;
  const fail = (err: unknown): void => {
    if (performance.now() >= restUntil) log.warn({ err }, "shared checkout queue");
    restUntil = performance.now() + rest;
  };
  redis.on("error", fail);

  const attempt = async <Value>(task: () => Promise<Value>, alone: () => Promise<Value>): Promise<Value> => {
    if (performance.now() < restUntil) return alone();
    try {
      return await task();
    } catch (error) {
      fail(error);
      return alone();
    }
  };
  const insideOf = (shop: string): string => `${prefix}in:${shop}`;
  const { places, absentAfter, firstStay } = rules;

  return {
    arrive: (arrival) =>
      attempt(
        () => {
          const { shop, id, since, inside } = arrival;
          const who = [prefix, shop, id, now(), since, inside ? 1 : 0];
          return redis.arriveAtCheckout(...who, places, reservedOf(places), absentAfter, firstStay);
        },
        () => otherwise.arrive(arrival),
      ),
    touch: (shop, id) =>
      attempt(
        async () => void (await redis.zadd(insideOf(shop), "XX", now() + rules.stay, id)),
        () => otherwise.touch(shop, id),
      ),
    leave: (shop, id) =>
      attempt(
        async () => void (await redis.zrem(insideOf(shop), id)),
        () => otherwise.leave(shop, id),
      ),
    connected: new Promise((resolve) => redis.once("ready", resolve)),
    close: () => redis.disconnect(),
  };
};
