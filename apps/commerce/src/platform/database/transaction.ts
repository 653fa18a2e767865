import { setTimeout as sleep } from "node:timers/promises";
import { cork } from "./cork.ts";
import { pipelined } from "./pipelined.ts";
import type { Pool, PoolClient } from "./pool.ts";

type Isolation = "read committed" | "repeatable read" | "serializable";

export interface TransactionOptions {
  isolation?: Isolation;
  /** How often the work is run at most when the database asks for another try. */
  attempts?: number;
  /**
   * A constraint or unique index that is violated where somebody else was quicker, whom
   * the work looked for and could not see yet: it is run once more, and sees them.
   */
  race?: string;
}

const serializationFailure = "40001";
const deadlockDetected = "40P01";

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

/** Whether an error is the violation of this constraint or unique index. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof Error && "constraint" in error && error.constraint === constraint;

/** Whether PostgreSQL rolled the work back for a reason that goes away when it is run again. */
const isRetryable = (error: unknown, race: string | undefined): boolean => {
  const code = codeOf(error);
  return code === serializationFailure || code === deadlockDetected || (race !== undefined && violates(error, race));
};

/** Connections whose transaction was committed along with its last statements. */
const committed = new WeakSet<PoolClient>();

/**
 * The last statements of a transaction, with its commit in their packet. Only where nothing follows and
 * whatever they answer is committed; one statement each.
 */
export const lastly = async <const Work extends readonly unknown[]>(client: PoolClient, ...work: Work) => {
  committed.add(client);
  const [answers] = await pipelined(pipelined(...work), client.query("commit"));
  return answers;
};

const runOnce = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>, isolation: Isolation): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Not waited for: it goes out just before the first statement of the work.
    cork(client);
    const begun = client.query(isolation === "read committed" ? "begin" : `begin isolation level ${isolation}`);
    const [, result] = await pipelined(begun, work(client));
    if (!committed.delete(client)) await client.query("commit");
    return result;
  } catch (error) {
    committed.delete(client);
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
};

/**
 * Runs work in one transaction. It does nothing but database work, as it runs again after a deadlock or
 * serialization failure, and once after losing the `race`.
 *
 * @throws what the work throws, rolled back; an error at commit, whose outcome is unknown
 */
export const inTransaction = async <T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  { isolation = "read committed", attempts = 5, race }: TransactionOptions = {},
): Promise<T> => {
  let mayLose = race;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, work, isolation);
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error, mayLose)) throw error;
      if (mayLose !== undefined && violates(error, mayLose)) mayLose = undefined;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
};
