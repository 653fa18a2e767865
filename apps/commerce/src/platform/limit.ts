import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Pool } from "./database/index.ts";
import { Failure } from "./failure.ts";
import type { Scope } from "./graphql/context.ts";

/** How often something may be done: `points` times in `seconds`, then not for `blockSeconds`. */
export interface Bucket {
  name: string;
  points: number;
  seconds: number;
  /** Until the window ends, when absent. */
  blockSeconds?: number;
  /** It guards cards or mailboxes: its counts outlive a crash of the database. */
  guards?: true;
  /**
   * Counted by each process for itself: for what is too
   * frequent to ask the database each time, and guards nothing.
   */
  perProcess?: true;
}

type Limiter = RateLimiterPostgres | RateLimiterMemory;

/** One per process and bucket; counts are in the database, but for those of a process itself. */
const limiters = new WeakMap<Pool, Map<string, Limiter>>();

const limiterOf = (pool: Pool, bucket: Bucket): Limiter => {
  const { name, points, seconds, blockSeconds = 0, guards, perProcess } = bucket;
  const ofPool = limiters.get(pool) ?? new Map<string, Limiter>();
  limiters.set(pool, ofPool);
  const known = ofPool.get(name);
  if (known) return known;
  const rule = { keyPrefix: name, points, duration: seconds, blockDuration: blockSeconds };
  const made = perProcess
    ? new RateLimiterMemory(rule)
    : new RateLimiterPostgres({
        ...rule,
        storeClient: pool,
        storeType: "pool",
        tableName: guards ? "guard_limit" : "rate_limit",
        tableCreated: true,
        clearExpiredByTimeout: false,
      });
  ofPool.set(name, made);
  return made;
};

/**
 * Spends a point of `key` (a client address, a visitor, a card's hash) and throws 1002
 * when none is left. An absent key, the address of a call between servers, is not limited.
 */
export const limit = async (
  { services }: Pick<Scope, "services">,
  bucket: Bucket,
  key: string | number | undefined,
  points = 1,
): Promise<void> => {
  if (key === undefined) return;
  try {
    await limiterOf(services.pool, bucket).consume(key, points);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new Failure("tooManyRequests");
    throw error;
  }
};

/** Spends a point whether there is one or not, and answers whether there was. */
export const isAmongFirst = async (
  { services }: Pick<Scope, "services">,
  bucket: Bucket,
  key: string | number,
): Promise<boolean> => {
  try {
    await limiterOf(services.pool, bucket).consume(key);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
};

/** How a bucket stands after a point was asked for. */
export interface Spent {
  allowed: boolean;
  /** Points that are left. */
  left: number;
  /** Seconds until it is full again. */
  seconds: number;
}

/** Spends a point where there is one, and says how many are left: for who is told in the answer. */
export const spend = async (
  { services }: Pick<Scope, "services">,
  bucket: Bucket,
  key: string | number,
): Promise<Spent> => {
  const spentOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, allowed: boolean): Spent => ({
    allowed,
    left: remainingPoints,
    seconds: Math.ceil(msBeforeNext / 1000),
  });
  try {
    return spentOf(await limiterOf(services.pool, bucket).consume(key), true);
  } catch (error) {
    if (error instanceof RateLimiterRes) return spentOf(error, false);
    throw error;
  }
};

/** Whether somebody has overspent a bucket, and its time is not over. Costs no point. */
export const isOverspent = async (
  { services }: Pick<Scope, "services">,
  bucket: Bucket,
  key: string | number,
): Promise<boolean> => {
  const spent = await limiterOf(services.pool, bucket).get(key);
  return spent !== null && spent.consumedPoints > bucket.points;
};

/**
 * Spends a point whether there is one or not, and answers whether
 * it was the first too many: of all who spend, one is told so.
 */
export const overspend = async (
  { services }: Pick<Scope, "services">,
  bucket: Bucket,
  key: string | number,
): Promise<boolean> => {
  try {
    await limiterOf(services.pool, bucket).consume(key);
    return false;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.consumedPoints === bucket.points + 1;
    throw error;
  }
};
