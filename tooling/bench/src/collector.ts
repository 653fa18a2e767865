import { getStorefront } from "@giftshop/storefront-config";
import pg from "pg";
import { Pool } from "undici";
import type { Target } from "./commerce.ts";
import { load } from "./load.ts";
import { table } from "./table.ts";

const { storeId, code } = getStorefront("CBFR");

/** Pages that tell at once. */
const clients = 16;
/** Events of one call: what a page did, and what a page gathers in the five seconds that it waits. */
const sizes = [1, 5] as const;

const countedIn = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    "select coalesce(sum(count), 0)::int as count from figure where storefront = $1",
    [code],
  );
  await client.end();
  return rows[0]?.count ?? 0;
};

/** How many events a second are counted, each call from a network of its own, and whether all are there. */
export const reportCollector = async ({ url, variables, pids }: Target, seconds: number): Promise<void> => {
  const database = variables.DATABASE_URL ?? "";
  const pool = new Pool(url, { connections: clients, pipelining: 1 });
  let calls = 0;
  const tell = async (events: number): Promise<void> => {
    calls += 1;
    const network = `10.${(calls >> 8) & 255}.${calls & 255}.1`;
    const { statusCode, body } = await pool.request({
      method: "POST",
      path: "/e",
      headers: { "x-forwarded-for": network },
      body: JSON.stringify({ storeID: storeId, events: { view_item: events } }),
    });
    await body.dump();
    if (statusCode !== 204) throw new Error(`The collector answered ${statusCode}`);
  };
  const rows: (string | number)[][] = [];
  for (const size of sizes) {
    const [before, callsBefore] = [await countedIn(database), calls];
    const { perSecond, p50, p99, cpu } = await load({ clients, seconds, pids, operation: () => tell(size) });
    const lost = (calls - callsBefore) * size - ((await countedIn(database)) - before);
    rows.push([`${size} a call`, perSecond * size, p50, p99, cpu, String(lost)]);
  }
  await pool.close();
  table(
    `Events counted, ${clients} pages at once (CPU of server and PostgreSQL)`,
    ["events", "events per second", "p50 ms", "p99 ms", "CPU ms a call", "lost"],
    rows,
  );
};
