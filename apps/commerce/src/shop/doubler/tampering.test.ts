import { readProof, verifyDraw } from "@giftshop/doubler-verifier";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { findReported } from "../../testing/find-reported.ts";
import { proofOf } from "./proof.ts";
import { readList } from "./tables/entries.ts";
import { type DoublerShop, december, openDoublerShop } from "./testing/doubler-shop.ts";

let shop: DoublerShop;
let card: number;

/** As the owner of the database, who may do everything but what the tables themselves refuse. */
const asOwner = (sql: string, values: unknown[] = []) => shop.services.ownerPool.query(sql, values);
const hash = (n: number): Buffer => Buffer.alloc(32, n);
const insert = "insert into doubler_entry (draw, card, balance, hash, entered_at) values ($1, $2, 1, $3, $4)";
const inTime = new Date("2026-12-01T10:00:00Z");

beforeAll(async () => {
  shop = await openDoublerShop();
  shop.services.clock.set("2026-12-01T10:00:00Z");
  const own = await shop.card(5000);
  card = own.id;
  await shop.enter(own, "zoe@example.org");
  await shop.enter(await shop.card(4000), "zoe@example.org");
  shop.services.clock.set(december.afterGrace);
  await shop.run();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { rows } = await asOwner("select state from doubler_draw where id = $1", [december.draw]);
  expect(rows).toEqual([{ state: "COMMITTED" }]);
});

test.each([
  ["an entry is added", insert, () => [december.draw, card, hash(1), inTime]],
  ["an entry is dropped", "delete from doubler_entry", () => []],
  ["an entry is another's", "update doubler_entry set hash = sha256(hash)", () => []],
  ["an entry is withdrawn", "update doubler_entry set withdrawn_at = now()", () => []],
  ["all entries go", "truncate doubler_entry cascade", () => []],
  ["the draw is opened again", "update doubler_draw set state = 'OPEN' where state = 'COMMITTED'", () => []],
  ["the seed is another", "update doubler_draw set seed_hash = sha256(seed_hash) where state = 'COMMITTED'", () => []],
  ["the list is another", "update doubler_draw set entries = entries + 1 where state = 'COMMITTED'", () => []],
  ["the beacon's round is another", "update doubler_draw set round = round + 1 where state = 'COMMITTED'", () => []],
  [
    "it is drawn from another seed",
    "update doubler_draw set state = 'DRAWN', seed = $1, signature = '', drawn_at = now() where state = 'COMMITTED'",
    () => [hash(2)],
  ],
  ["the draw goes", "delete from doubler_draw", () => []],
] as const)("once it is closed, the owner of the database is refused: %s", async (_, sql, values) => {
  await expect(asOwner(sql, [...values()])).rejects.toMatchObject({ code: "23514" });
});

test("nor is an entry of a time that is over, or not yet, taken by an open draw", async () => {
  await asOwner(
    `insert into doubler_draw (id, storefront, month, opens_at, closes_at, draws_at)
     values ('CBFR-2030-01', 'CBFR', '2030-01', '2029-12-03', '2030-01-07', '2030-01-07 11:00Z')`,
  );
  const refused = { code: "23514", constraint: "doubler_entry_open" };
  for (const at of ["2029-12-02T22:59:59Z", "2030-01-07T00:00:00Z"])
    await expect(asOwner(insert, ["CBFR-2030-01", card, hash(3), new Date(at)])).rejects.toMatchObject(refused);
  await asOwner(insert, ["CBFR-2030-01", card, hash(3), new Date("2030-01-06T23:59:59.999Z")]);
});

test("whoever switches the triggers off is told by the hash: nothing is drawn, a person hears of it, and the check fails", async () => {
  const untouched = new Uint8Array(await readList(shop.services.pool, december.draw));
  await asOwner("alter table doubler_entry disable trigger doubler_entry_moves");
  await asOwner(insert, [december.draw, card + 1_000_000, hash(4), inTime]).catch(() => undefined);
  await asOwner("update doubler_entry set hash = sha256(hash) where draw = $1", [december.draw]);
  shop.services.clock.set(december.soonAfter);
  await expect(shop.run()).rejects.toThrow();
  shop.services.clock.advance(2 * 3_600_000);
  const reported = await findReported(shop.services.pool, shop.services.clock.now());
  expect(reported).toContainEqual({ what: "DRAW_NOT_HELD", id: december.draw });
  const changed = new Uint8Array(await readList(shop.services.pool, december.draw));
  expect(changed).not.toEqual(untouched);
  const proof = readProof(JSON.parse(JSON.stringify(await proofOf(shop.services.pool, december.draw))));
  const failed = async (list: Uint8Array<ArrayBuffer>) =>
    (await verifyDraw({ proof, list })).checks.find(({ step }) => step === "list")?.ok;
  expect(await failed(changed)).toBe(false);
  expect(await failed(untouched)).toBe(true);
});
