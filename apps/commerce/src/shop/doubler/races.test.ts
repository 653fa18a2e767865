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

/** What is heard of a worker that was killed. */
const dead = "";
/**
 * A worker of its own, at a moment; `step`: the one before which
 * it is killed. Answers what it says: how many draws it held.
 */
const worker = async (now: string, step = 0): Promise<string> => {
  const url = shop.services.environment.appDatabaseUrl;
  const words = [script, url, sandbox.url, now, `${step}`];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  return text(child.stdout);
};
const state = async () => (await findDraw(shop.services.pool, december.draw))?.state;
const held = async () => ({
  places: await shop.count("doubler_place"),
  prizes: await shop.count("doubler_prize"),
  told: await shop.count("letter", "queue = 'mail.doubler-winner'"),
  budgets: await shop.count("ledger_tx", "kind = 'PROMOTION_BUDGET'"),
});

/** As it must not be done: all of them look, and then each writes what it did not see. */
const naiveDraws = async (count: number): Promise<void> => {
  const { ownerPool } = shop.services;
  const looks = Array.from({ length: count }, () => ownerPool.query("select 1 from naive_place"));
  const empty = (await Promise.all(looks)).filter(({ rows }) => rows.length === 0);
  await Promise.all(empty.map(() => ownerPool.query("insert into naive_place values (1)")));
};

/** How many steps lie between two kills of a pair: none in the run of everything. */
const stride = process.env.TEST_ALL === "1" ? 2 : 6;

/**
 * Workers two at a time, each killed before another step from
 * `first` on, until both live; `whole` is asked after each pair.
 */
const killEach = async (now: string, first: number, whole: () => Promise<void>): Promise<number> => {
  for (let step = first; ; step += stride) {
    const said = await Promise.all([worker(now, step), worker(now, step + 1)]);
    await whole();
    if (said.every((word) => word !== dead)) return step - first;
  }
};

test("two workers, killed before each step of a closing and of a draw, leave it as it was or whole: one draw", async () => {
  const { pool } = shop.services;
  // Before them, draws are opened.
  const atClosing = await killEach(december.afterGrace, 7, async () => {
    const draw = await findDraw(pool, december.draw);
    const isOpen = draw?.state === "OPEN";
    expect([draw?.commitment === null, draw?.entries === null]).toEqual([isOpen, isOpen]);
    expect(await shop.count("ledger_tx", "kind = 'PROMOTION_BUDGET'")).toBe(isOpen ? 0 : 1);
  });
  const closed = await findDraw(pool, december.draw);
  expect(closed?.state).toBe("COMMITTED");
  // By the clock back and forth over the closing, and over
  // the hour that summer time takes: what is closed stays so.
  for (const moment of [december.lastMoment, december.closed, december.hourBefore, december.afterGrace])
    await Promise.all([worker(moment), worker(december.closed)]);
  expect(await findDraw(pool, december.draw)).toEqual(closed);
  const atDraw = await killEach(december.soonAfter, 7, async () => {
    const isDrawn = (await state()) === "DRAWN";
    expect(await held()).toEqual({
      places: isDrawn ? 3 : 0,
      prizes: isDrawn ? 1 : 0,
      told: isDrawn ? 1 : 0,
      budgets: 1,
    });
  });
  for (const moment of [december.hourBefore, december.soonAfter, december.noon]) await worker(moment);
  expect(await state()).toBe("DRAWN");
  expect(await held()).toEqual({ places: 3, prizes: 1, told: 1, budgets: 1 });
  // Each of them has had its turn: otherwise nothing was killed.
  expect([atClosing >= 4, atDraw >= 6]).toEqual([true, true]);
}, 300_000);

test("eight at once draw once; naive ones draw again", async () => {
  await Promise.all(Array.from({ length: 8 }, () => shop.run()));
  expect(await held()).toEqual({ places: 3, prizes: 1, told: 1, budgets: 1 });
  await shop.services.ownerPool.query("create table naive_place (draw int)");
  await naiveDraws(8);
  expect(await shop.count("naive_place")).toBeGreaterThan(1);
});
