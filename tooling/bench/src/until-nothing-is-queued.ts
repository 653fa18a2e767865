import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** Milliseconds between two looks, and how long they are gone on with. */
const rest = 250;
const timeout = 300_000;

/**
 * Waits until the worker has done what came in while it was away, so that nobody else's e-mails are
 * counted with what is measured next. What is due later or waits for another try is not waited for.
 * @throws where it takes longer than five minutes
 */
export const untilNothingIsQueued = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const end = performance.now() + timeout;
    while (performance.now() < end) {
      const { rows } = await client.query<{ waiting: number }>(
        "SELECT count(*)::int AS waiting FROM pgboss.job WHERE state IN ('created', 'active') AND start_after <= now()",
      );
      if (rows[0]?.waiting === 0) return;
      await pause(rest);
    }
  } finally {
    await client.end();
  }
  throw new Error("The worker has not done its jobs within five minutes.");
};
