import { randomUUID } from "node:crypto";
import { inTransaction } from "../../../platform/database/index.ts";
import { createPool } from "../../../platform/database/pool.ts";
import { createLog } from "../../../platform/log.ts";
import { postTransaction } from "../../ledger/index.ts";
import { holdCards, releaseHolds } from "../holds/holds.ts";
import { captureAndBook } from "./capture.ts";
import { terms } from "./issue-card.ts";

/**
 * A process of its own with many clients, each of which holds 100 of one card for an
 * order: half pay it, the others let it go and begin anew. Prints what was captured.
 */
const [connectionString = "", card = "", clients = "", how = ""] = process.argv.slice(2);
const pool = createPool({ connectionString, log: createLog("test", "silent"), size: 16 });
const amount = 100;
const now = new Date("2026-11-23T10:00:00Z");

const book = (order: string, captured: number) => ({
  kind: "ORDER",
  businessKey: order,
  ...terms,
  entries: [
    { account: "ORDER_SETTLEMENT" as const, amount: -captured },
    { account: "EXTRAS_REVENUE" as const, amount: captured },
  ],
});

const hold = (order: string): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const until = new Date(now.getTime() + 3_600_000);
    return (await holdCards(client, { order, cards: [{ card: Number(card), amount }], until }, now)).length === 0;
  });

const careful = async (n: number): Promise<number> => {
  const order = randomUUID();
  if (!(await hold(order))) return 0;
  if (n % 2 === 0) {
    await inTransaction(pool, (client) => releaseHolds(client, order));
    if (!(await hold(order))) return 0;
  }
  return inTransaction(pool, async (client) => {
    const captured = await captureAndBook(client, order);
    await postTransaction(client, book(order, captured));
    return captured;
  });
};

/** Reads what is left and writes it later, as one does without a lock. */
const naive = async (): Promise<number> => {
  const { rows } = await pool.query<{ balance: number }>("select balance from naive_card where id = $1", [card]);
  const balance = rows[0]?.balance ?? 0;
  if (balance < amount) return 0;
  await pool.query("update naive_card set balance = $2 where id = $1", [card, balance - amount]);
  return amount;
};

const spent = await Promise.all(
  Array.from({ length: Number(clients) }, (_, n) => (how === "naive" ? naive() : careful(n))),
);
await pool.end();
process.stdout.write(`${spent.reduce((sum, one) => sum + one, 0)}`);
