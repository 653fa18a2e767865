import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type Sandbox, startSandbox } from "@giftshop/sandbox";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { findDraw } from "./tables/draws.ts";
import { type DoublerShop, december, openDoublerShop } from "./testing/doubler-shop.ts";

let shop: DoublerShop;
let sandbox: Sandbox;
let folder: string;
const script = fileURLToPath(new URL("./testing/run-from.ts", import.meta.url));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doubler-"));
  sandbox = await startSandbox({
    httpPort: 0,
    smtpPort: 0,
    dataDirectory: folder,
    clock: { now: () => new Date(december.soonAfter) },
  });
  shop = await openDoublerShop();
  shop.services.clock.set("2026-12-01T10:00:00Z");
  for (let n = 0; n < 3; n += 1) await shop.enter(await shop.card(2000 + n * 100), `zoe.${n}@example.org`);
});
afterAll(async () => {
  await shop.close();
  await sandbox.close();
  await rm(folder, { recursive: true });
});

/** A worker of its own, at a moment; `statement`: the one before which it is killed. Answers how many draws it says it held. */
const worker = async (now: string, statement = 0): Promise<number> => {
  const url = shop.services.environment.appDatabaseUrl;
  const words = [script, url, sandbox.url, now, `${statement}`];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  return Number(await text(child.stdout));
};
const state = async () => (await findDraw(shop.services.pool, december.draw))?.state;
const held = async () => ({
  places: await shop.count("doubler_place"),
  prizes: await shop.count("doubler_prize"),
  told: await shop.count("letter", "queue = 'mail.doubler-winner'"),
  budgets: await shop.count("ledger_tx", "kind = 'PROMOTION_BUDGET'"),
});

/** Draws as one does without a lock: looks whether it was done, and does it a moment later. */
const naive = async (): Promise<void> => {
  const { rows } = await shop.services.ownerPool.query("select 1 from naive_place");
  if (rows.length === 0) await shop.services.ownerPool.query("insert into naive_place values (1)");
};

test("killed before whichever statement, workers leave a draw as it was or whole, and the next goes on: one draw", async () => {
  // By the clock back and forth over the closing: what is closed stays so.
  for (const statement of [14, 21]) await worker(december.afterGrace, statement);
  expect(["OPEN", "COMMITTED"]).toContain(await state());
  await worker(december.afterGrace);
  const closed = await findDraw(shop.services.pool, december.draw);
  expect(closed?.state).toBe("COMMITTED");
  await worker(december.lastMoment);
  await Promise.all([worker(december.closed), worker(december.afterGrace)]);
  expect(await findDraw(shop.services.pool, december.draw)).toEqual(closed);
  for (const statement of [16, 24]) {
    await worker(december.soonAfter, statement);
    expect([0, 3]).toContain((await held()).places);
  }
  const said = await Promise.all([1, 2, 3].map(() => worker(december.soonAfter)));
  expect(said.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1);
  expect(await state()).toBe("DRAWN");
  expect(await held()).toEqual({ places: 3, prizes: 1, told: 1, budgets: 1 });
}, 120_000);

test("eight at once draw once; naive ones draw again", async () => {
  await Promise.all(Array.from({ length: 8 }, () => shop.run()));
  expect(await held()).toEqual({ places: 3, prizes: 1, told: 1, budgets: 1 });
  await shop.services.ownerPool.query("create table naive_place (draw int)");
  await Promise.all(Array.from({ length: 8 }, naive));
  expect(await shop.count("naive_place")).toBeGreaterThan(1);
});
