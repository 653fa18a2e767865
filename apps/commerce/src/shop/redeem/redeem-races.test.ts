import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { checkBooks } from "../../money/ledger/check-books.ts";
import { type OwnCard, openRedeemShop, type RedeemShop } from "./testing/redeem-shop.ts";

let shop: RedeemShop;
beforeAll(async () => {
  shop = await openRedeemShop();
});
afterAll(() => shop.close());

const script = fileURLToPath(new URL("./testing/redeem-from.ts", import.meta.url));

/** What 32 browsers of a process of their own were told: 0 is an order. */
const run = async (card: OwnCard): Promise<number[]> => {
  const url = shop.services.environment.databaseUrl;
  const child = spawn(process.execPath, [script, url, JSON.stringify(card), "32"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(await text(child.stdout)) as number[];
};

/** As who reads what is left, decides, and writes it later. */
const naively = async (balance: number): Promise<number> => {
  const { pool, ownerPool } = shop.services;
  await ownerPool.query("create table naive_card (balance bigint); grant all on naive_card to giftshop_app");
  await ownerPool.query("insert into naive_card values ($1)", [balance]);
  const one = async (): Promise<number> => {
    const { rows } = await pool.query<{ balance: number }>("select balance from naive_card");
    const left = rows[0]?.balance ?? 0;
    if (left < 3500) return 0;
    await pool.query("update naive_card set balance = $1", [left - 3500]);
    return 3500;
  };
  const spent = await Promise.all(Array.from({ length: 64 }, one));
  return spent.reduce((sum, part) => sum + part, 0);
};

test("64 browsers of two processes exchange one card for two packages each, start over and take back: exact to the cent; naive ones overspend", async () => {
  const value = 15_000;
  const card = await shop.card(value);
  const [own = 0] = [await shop.count("gift_card")];
  const heard = (await Promise.all([run(card), run(card)])).flat();
  const orders = heard.filter((code) => code === 0).length;
  expect(orders).toBeGreaterThanOrEqual(4);
  const { rows } = await shop.services.pool.query<{ issued: number; cards: number; lines: number; packages: number }>(
    `select coalesce(sum(a.balance), 0)::int as issued, count(*)::int as cards, count(distinct c.order_line)::int as lines,
       count(distinct l.package)::int as packages
     from gift_card c join ledger_account a on a.id = c.id join order_line l on l.id = c.order_line
       join shop_order o on o.id = l.order_id where o.kind = 'REDEEM'`,
  );
  const [made] = rows;
  // Each order has its two packages, each of these its one card, and no card is anybody else's.
  expect(made).toMatchObject({ cards: 2 * orders, lines: 2 * orders, packages: 2 * orders });
  expect((await shop.count("gift_card")) - own).toBe(2 * orders);
  expect((made?.issued ?? 0) + (await shop.balanceOf(card))).toBe(value);
  expect(await shop.count("gift_card_hold", "state = 'HELD'")).toBe(0);
  // Whoever got nothing was told that a rest has to be paid, that
  // less is left than was shown, nothing, or too little would stay.
  const told = [0, 1101, 2040, 2305, 2312];
  expect(heard.filter((code) => !told.includes(code))).toEqual([]);
  expect(await checkBooks(shop.services.pool, shop.services.log)).toMatchObject({
    unbalanced: 0,
    drifted: 0,
    currencies: 0,
    unsettled: 0,
    overheld: 0,
  });
  expect(await naively(value)).toBeGreaterThan(value);
}, 120_000);
