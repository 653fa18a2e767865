import { readdirSync } from "node:fs";
import pg from "pg";
import { memoryOf } from "../cpu.ts";
import type { MeasuredShop } from "../with-stack.ts";

/** What the shop holds at a moment of a long run. */
export interface Held {
  /** Since the begin, minutes. */
  minute: number;
  /** Private memory of commerce, MiB. */
  commerce: number;
  /** Private memory of the worker, MiB. */
  worker: number;
  /** Files and sockets that commerce and worker have open. */
  files: number;
  /** Connections to the database. */
  connections: number;
  perSecond: number;
  /** As a share of what was begun. */
  errors: number;
  p99: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** What is held now. */
export const heldBy = async (shop: MeasuredShop): Promise<Omit<Held, "minute" | "perSecond" | "errors" | "p99">> => {
  const [commerce, worker] = [shop.pidsOf("commerce"), shop.pidsOf("worker")];
  const own = (pids: readonly number[]) => sum(pids.map((pid) => memoryOf(pid).own));
  const client = new pg.Client({ connectionString: shop.variables.DATABASE_URL ?? "" });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  return {
    commerce: own(commerce),
    worker: own(worker),
    files: sum([...commerce, ...worker].map((pid) => readdirSync(`/proc/${pid}/fd`).length)),
    connections: rows[0]?.count ?? 0,
  };
};

/** How much more of something is held in the last third of a run than in the one before it, as a ratio. */
export const growth = (values: readonly number[]): number => {
  const third = Math.floor(values.length / 3);
  const mean = (part: readonly number[]) => sum(part) / part.length;
  return mean(values.slice(-third)) / mean(values.slice(third, 2 * third));
};
