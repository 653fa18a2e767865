import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { checkBooks } from "../../money/ledger/check-books.ts";
import { type Failpoint, failpoints, onFailpoint } from "../../money/payment/index.ts";
import { type OwnCard, openRedeemShop, type Redeemer, type RedeemShop } from "./testing/redeem-shop.ts";

/**
 * What `kill -9` does to an exchange whose rest is paid, within one
 * process: as `checkout/placing/crashes.test.ts` does it to a purchase.
 */
class Killed extends Error {}

let shop: RedeemShop;
let disarm: () => void = () => undefined;
let killed: Failpoint[] = [];

/** Kills at a point, once. */
const killAt = (name: Failpoint): void => {
  disarm();
  disarm = onFailpoint((point) => {
    if (point !== name || killed.includes(name)) return;
    killed.push(name);
    throw new Killed(name);
  });
};

beforeAll(async () => {
  shop = await openRedeemShop();
});
beforeEach(() => {
  killed = [];
});
afterEach(async () => {
  disarm();
  expect(await checkBooks(shop.services.pool, shop.services.log)).toMatchObject({
    unbalanced: 0,
    drifted: 0,
    currencies: 0,
    unsettled: 0,
    overheld: 0,
  });
});
afterAll(() => shop.close());

/** Somebody exchanges a card of 50 for two of 40 each: 30 are paid by another method. */
const exchanging = async (): Promise<{ card: OwnCard; browser: Redeemer }> => {
  const card = await shop.card(5000);
  const browser = await shop.redeemer();
  await browser.begin(card);
  await browser.add("cafe-elodie-d", 4000);
  await browser.add("nordlicht-d", 4000);
  return { card, browser };
};
const orderOf = async (card: OwnCard): Promise<string | undefined> => {
  const { rows } = await shop.services.pool.query<{ id: string }>(
    `select o.id from shop_order o join gift_card_hold h on h.order_id = o.id where h.card = $1 order by o.placed_at desc limit 1`,
    [card.id],
  );
  return rows[0]?.id;
};
const issuedFor = async (order: string | undefined): Promise<number[]> => {
  const { rows } = await shop.services.pool.query<{ value: number }>(
    `select c.value from gift_card c join order_line l on l.id = c.order_line where l.order_id = $1 order by c.id`,
    [order],
  );
  return rows.map(({ value }) => value);
};
/** What the press came to: the answer, or nothing because the process died. */
const press = (browser: Redeemer, idempotencyKey: string) => browser.place({ idempotencyKey }).catch(() => undefined);
const pay = async (order: string): Promise<void> => {
  const payment = await shop.paymentOf(order);
  shop.provider.move(payment, "PAID");
  await shop.announce(payment).catch(() => undefined);
};
const made = async (card: OwnCard, order: string | undefined) => [await shop.balanceOf(card), await issuedFor(order)];

const placing = failpoints.filter((name) => name.startsWith("place.") || name.startsWith("start."));
const applying = failpoints.filter((name) => name.startsWith("apply."));

test.each(placing)(
  "killed at %s, and nobody comes back: the card has its value again, and no card was made",
  async (name) => {
    const { card, browser } = await exchanging();
    killAt(name);
    await press(browser, randomUUID());
    expect(killed).toEqual([name]);
    const order = await orderOf(card);
    // A payment that its page still shows is open until it expires.
    if (name === "start.after-record") shop.provider.move(await shop.paymentOf(order ?? ""), "EXPIRED");
    await shop.settle(60_000);
    expect(await made(card, order)).toEqual([5000, []]);
  },
);

test.each(placing)("killed at %s, and pressed again with the same key: exchanged once, for all of it", async (name) => {
  const { card, browser } = await exchanging();
  const key = randomUUID();
  killAt(name);
  expect(await press(browser, key)).toBeUndefined();
  // Whoever began to ask the provider might still be at it.
  shop.services.clock.advance(11_000);
  const placed = await press(browser, key);
  expect(placed?.orderUuid).toBeDefined();
  await pay(placed?.orderUuid ?? "");
  await shop.settle(60_000);
  expect(await made(card, placed?.orderUuid)).toEqual([0, [4000, 4000]]);
});

test.each(applying)("killed at %s, while it is paid: found again, captured and made once", async (name) => {
  const { card, browser } = await exchanging();
  const { orderUuid } = await browser.place();
  killAt(name);
  await pay(orderUuid);
  expect(killed).toEqual([name]);
  await shop.settle(60_000);
  expect(await made(card, orderUuid)).toEqual([0, [4000, 4000]]);
  expect(await shop.count("gift_card_hold", `order_id = '${orderUuid}' and state <> 'CAPTURED'`)).toBe(0);
});

test.each(["place.before-commit", "place.after-commit"] as const)(
  "killed at %s of an exchange that its card pays alone, and pressed again: once",
  async (name) => {
    const card = await shop.card(5000);
    const browser = await shop.redeemer();
    await browser.begin(card);
    await browser.add("cafe-elodie-d", 5000);
    const again = { idempotencyKey: randomUUID(), paymentMethod: undefined };
    killAt(name);
    await browser.place(again).catch(() => undefined);
    const order = (await browser.place(again).catch(() => undefined))?.orderUuid ?? (await orderOf(card));
    await shop.settle(60_000);
    expect(await made(card, order)).toEqual([0, [5000]]);
  },
);
