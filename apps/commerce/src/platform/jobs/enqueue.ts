import type { SendOptions } from "pg-boss";
import type { Queryable } from "../database/index.ts";

/** Options of a job that differ from its queue's: a delay, a key that allows one at a time, and so on. */
type EnqueueOptions = Omit<SendOptions, "db">;

/**
 * Puts a job into a queue by the caller's connection: it exists exactly when the transaction commits.
 *
 * @returns its id; `undefined` where a job with the same singleton key waits already
 */
export type Enqueue = (
  client: Queryable,
  queue: string,
  payload: object,
  options?: EnqueueOptions,
) => Promise<string | undefined>;

/**
 * Puts many jobs into a queue through the caller's connection, as {@link
 * Enqueue} does with one: thousands in about as many milliseconds.
 */
export type EnqueueAll = (client: Queryable, queue: string, payloads: readonly object[]) => Promise<void>;
