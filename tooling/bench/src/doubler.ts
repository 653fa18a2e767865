import { verifyDraw } from "@giftshop/doubler-verifier";
import { fetchList, fetchProof } from "@giftshop/doubler-verifier/fetch";
import { Client } from "pg";
import type { Target } from "./commerce.ts";
import { cpuMilliseconds } from "./cpu.ts";
import { runCommerce } from "./run-commerce.ts";

/** A month that nobody plays for. */
const draw = "CBFR-2020-01";
const receiptOf = (n: number): string => `${draw}-0000-5000-${n}`;

/**
 * A draw whose time to take entries is over, with so many of them;
 * cards are none that there are, so each that is drawn is passed over.
 */
const fill = async (db: Client, entries: number): Promise<void> => {
  await db.query("begin");
  await db.query("set local session_replication_role = replica");
  await db.query(
    `insert into doubler_draw (id, storefront, month, opens_at, closes_at, draws_at)
     values ($1, 'CBFR', '2020-01', now() - interval '1 day', now() - interval '5 minutes', now() - interval '4 minutes')`,
    [draw],
  );
  await db.query(
    `insert into doubler_entry (draw, card, balance, hash, entered_at)
     select $1, -n, 5000, sha256(convert_to('giftshop doubler entry 1' || chr(10) || $1 || '-0000-5000-' || n, 'UTF8')), now() - interval '1 hour'
     from generate_series(1, $2::int) n`,
    [draw, entries],
  );
  await db.query("commit");
  await db.query("analyze doubler_entry");
};

/** Seconds, and CPU seconds of PostgreSQL, that a draw of so many entries takes. */
export interface DoublerFigures {
  entries: number;
  /** A run of the job in which nothing is due: what starting a process takes. */
  idle: number;
  closing: number;
  drawing: number;
  databaseCpu: number;
  /** The published list, fetched from commerce. */
  fetching: number;
  megabytes: number;
  verifying: number;
}

/** @param databasePids of PostgreSQL with its backends */
export const measureDoubler = async (
  target: Target,
  databasePids: () => readonly number[],
  entries: number,
): Promise<DoublerFigures> => {
  const db = new Client({ connectionString: target.variables.DATABASE_URL });
  await db.connect();
  const ahead = 180_000;
  const moveBeacon = (milliseconds: number) =>
    fetch(`${target.sandboxUrl}/control/beacon`, { method: "POST", body: JSON.stringify({ milliseconds }) });
  const run = (moved = 0) => runCommerce(["doubler", "run"], { ...target.variables, CLOCK_OFFSET_MS: String(moved) });
  try {
    await run();
    const idle = await run();
    await fill(db, entries);
    const before = cpuMilliseconds(databasePids());
    const closing = (await run()) - idle;
    await moveBeacon(ahead);
    const drawing = (await run(ahead)) - idle;
    const databaseCpu = (cpuMilliseconds(databasePids()) - before) / 1000;
    await moveBeacon(-ahead);
    const proof = await fetchProof(target.url, draw);
    const started = performance.now();
    const list = await fetchList(target.url, proof);
    const fetched = performance.now();
    const { ok, own } = await verifyDraw({ proof, list, receipt: receiptOf(entries) });
    const verified = performance.now();
    if (!ok || own?.position === undefined) throw new Error("The draw cannot be checked.");
    return {
      entries: proof.entries,
      idle,
      closing,
      drawing,
      databaseCpu,
      fetching: (fetched - started) / 1000,
      megabytes: list.length / 1_000_000,
      verifying: (verified - fetched) / 1000,
    };
  } finally {
    await db.end();
  }
};
