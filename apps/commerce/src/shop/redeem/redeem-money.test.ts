import { getStorefront } from "@giftshop/storefront-config";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { ordersOfBuyer } from "../../money/order/index.ts";
import { changeQuantity } from "../basket/changes/change-basket.ts";
import { showOrder } from "../checkout/view/show-order.ts";
import { findCombination } from "./find-combination.ts";
import { clearExchange } from "./reset-redeem.ts";
import { type OwnCard, openRedeemShop, type RedeemShop } from "./testing/redeem-shop.ts";

let shop: RedeemShop;
beforeAll(async () => {
  shop = await openRedeemShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.services.ownerPool.query("truncate rate_limit, guard_limit, gift_card_guess"));

const pay = async (orderUuid: string): Promise<void> => {
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
};
const issuedFor = async (orderUuid: string): Promise<number[]> => {
  const { rows } = await shop.services.pool.query<{ value: number }>(
    `select c.value from gift_card c join order_line l on l.id = c.order_line where l.order_id = $1 order by l.id, c.n`,
    [orderUuid],
  );
  return rows.map(({ value }) => value);
};
const balances = (...cards: OwnCard[]) => Promise.all(cards.map((card) => shop.balanceOf(card)));
const donated = async (): Promise<number> =>
  (
    await shop.services.pool.query<{ sum: number }>(
      `select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entry e join ledger_account a on a.id = e.account
       where a.kind = 'DONATIONS_PAYABLE'`,
    )
  ).rows[0]?.sum ?? -1;

test("two cards become two of other brands and a donation without another payment; what is left stays on the second", async () => {
  const cards = [await shop.card(5000), await shop.card(7000)] as const;
  const browser = await shop.redeemer();
  await browser.begin(cards[0]);
  await browser.addCard(cards[1]);
  await browser.add("cafe-elodie-d", 4500);
  await browser.add("nordlicht-d", 2500);
  const given = await donated();
  await browser.add("tree-fund-d", 1000);
  const { orderUuid } = await browser.place({ paymentMethod: undefined });
  expect(await shop.state(orderUuid)).toMatch(/PAID|COMPLETED/);
  expect(await balances(...cards)).toEqual([0, 4000]);
  expect(await issuedFor(orderUuid)).toEqual([4500, 2500]);
  expect(await donated()).toBe(given + 1000);
  const { rows } = await shop.services.pool.query("select kind from shop_order where id = $1", [orderUuid]);
  expect(rows).toEqual([{ kind: "REDEEM" }]);
  expect(await browser.show(orderUuid)).toMatchObject({
    id: orderUuid,
    remainingBalance: { value: 4000 },
    toPay: { value: 0 },
    payments: [{ value: { value: 8000 } }],
  });
});

test("the rest is paid by another method; the cards are held until then, and spent with the payment", async () => {
  const card = await shop.card(5000);
  const browser = await shop.redeemer();
  await browser.begin(card);
  await browser.add("cafe-elodie-d", 8000);
  const { orderUuid } = await browser.place();
  expect(await shop.state(orderUuid)).toBe("PENDING");
  expect(await balances(card)).toEqual([0]);
  expect(await browser.show()).toMatchObject({ remainingBalance: { value: 0 }, toPay: { value: 3000 } });
  expect(await browser.show(orderUuid)).toMatchObject({ remainingBalance: { value: 0 }, toPay: { value: 3000 } });
  const { rows } = await shop.services.pool.query("select amount from payment_attempt where order_id = $1", [
    orderUuid,
  ]);
  expect(rows).toEqual([{ amount: 3000 }]);
  await pay(orderUuid);
  expect(await issuedFor(orderUuid)).toEqual([8000]);
  expect(await balances(card)).toEqual([0]);
});

test("an exchange that uses all of it up, found by the shop, leaves exactly nothing", async () => {
  const card = await shop.card(14_700);
  const browser = await shop.redeemer();
  await browser.begin(card);
  await browser.add("cafe-elodie-d", 3000);
  const { combined } = await findCombination(browser.scope());
  for (const { variation, value, quantity } of combined)
    await browser.add(variation.sku.replace("CBFR-", ""), value, { quantity });
  expect(await browser.show()).toMatchObject({ remainingBalance: { value: 0 }, toPay: { value: 0 } });
  const { orderUuid } = await browser.place({ paymentMethod: undefined });
  expect((await issuedFor(orderUuid)).reduce((sum, value) => sum + value, 0)).toBe(14_700);
  expect(await balances(card)).toEqual([0]);
});

test("a rest that is no card's value: one of what was chosen makes way for a larger one of its brand, and nothing is left", async () => {
  const card = await shop.card(5500);
  const browser = await shop.redeemer();
  await browser.begin(card);
  await browser.add("cafe-elodie-d", 2500, { quantity: 2 });
  const { combined, replaces } = await findCombination(browser.scope());
  expect(combined.map(({ product, value, quantity }) => [product.path, value, quantity])).toEqual([
    ["cafe-elodie", 3000, 1],
  ]);
  for (const { variation, value } of combined) await browser.add(variation.sku.replace("CBFR-", ""), value);
  const { version } = await browser.show();
  await changeQuantity({ packageId: `${replaces}`, quantity: 1, version }, browser.scope());
  expect(await browser.show()).toMatchObject({ remainingBalance: { value: 0 }, toPay: { value: 0 } });
  const { orderUuid } = await browser.place({ paymentMethod: undefined });
  expect((await issuedFor(orderUuid)).toSorted()).toEqual([2500, 3000]);
  expect(await balances(card)).toEqual([0]);
});

test("a remainder below the minimum is given away to the cent, or becomes a card of the same kind that is exchanged again", async () => {
  const [small, large] = [await shop.card(5300), await shop.card(9000)];
  const giving = await shop.redeemer();
  await giving.begin(small);
  await giving.add("cafe-elodie-d", 5000);
  await expect(giving.place({ paymentMethod: undefined })).rejects.toMatchObject({ code: 2312 });
  await giving.add("tree-fund-d", 300);
  const given = await donated();
  await giving.place({ paymentMethod: undefined });
  expect(await donated()).toBe(given + 300);
  expect(await balances(small)).toEqual([0]);

  const keeping = await shop.redeemer();
  await keeping.begin(large);
  await keeping.add("cafe-elodie-d", 2000);
  await keeping.addOriginal();
  const { orderUuid } = await keeping.place({ paymentMethod: undefined });
  expect(await issuedFor(orderUuid)).toEqual([2000, 7000]);
});

test("what is left as a new card of the same kind ends with the card that it comes from, others have their full time", async () => {
  const lastDays = async (where: string, value: string | number | undefined) =>
    (
      await shop.services.pool.query<{ day: string }>(
        `select expires_on::text as day from gift_card c join order_line l on l.id = c.order_line where ${where} order by l.id, c.n`,
        [value],
      )
    ).rows.map(({ day }) => day);
  const old = await shop.card(5000);
  shop.services.clock.advance(40 * 86_400_000);
  const later = await shop.card(9000);
  const browser = await shop.redeemer();
  await browser.begin(old);
  await browser.addCard(later);
  await browser.add("cafe-elodie-d", 2000);
  await browser.addOriginal();
  const { orderUuid } = await browser.place({ paymentMethod: undefined });
  const [brand, ...originals] = await lastDays("l.order_id = $1", orderUuid);
  const [first] = await lastDays("c.id = $1", old.id);
  expect(new Set(originals)).toEqual(new Set([first]));
  expect(brand).toEqual((await lastDays("c.id = $1", later.id))[0]);
  expect((brand ?? "") > (first ?? "")).toBe(true);
});

test("a reset while a payment is open gives up the order, which gives the cards back; to empty the basket alone would not", async () => {
  const card = await shop.card(5000);
  const browser = await shop.redeemer();
  await browser.begin(card);
  await browser.add("cafe-elodie-d", 8000);
  const { orderUuid } = await browser.place();
  const { visitor } = await browser.scope().redeem.get(shop.services.pool);
  const naively = () => clearExchange(shop.services, visitor, getStorefront("CBFR"));
  expect(await naively()).toHaveLength(1);
  expect(await balances(card)).toEqual([0]);
  await browser.reset();
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  expect(await balances(card)).toEqual([5000]);
  expect(await issuedFor(orderUuid)).toEqual([]);
  await (await shop.redeemer()).begin(card);
});

test("two tabs that exchange the same card at once: one order gets it, the other nothing", async () => {
  const card = await shop.card(5000);
  const tabs = [await shop.redeemer(), await shop.redeemer()];
  for (const tab of tabs) {
    await tab.begin(card);
    await tab.add("cafe-elodie-d", 5000);
  }
  const outcomes = await Promise.allSettled(tabs.map((tab) => tab.place({ paymentMethod: undefined })));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await balances(card)).toEqual([0]);
  const made = await Promise.all(
    outcomes.map((one) => (one.status === "fulfilled" ? issuedFor(one.value.orderUuid) : [])),
  );
  expect(made.flat()).toEqual([5000]);
});

test("one tab's order and another's reset at once: all of it, or nothing", async () => {
  for (let round = 0; round < 5; round += 1) {
    const card = await shop.card(5000);
    const browser = await shop.redeemer();
    await browser.begin(card);
    await browser.add("cafe-elodie-d", 5000);
    const other = await shop.redeemer(browser.token);
    const [placed, reset] = await Promise.allSettled([browser.place({ paymentMethod: undefined }), other.reset()]);
    expect(reset.status).toBe("fulfilled");
    const made = placed.status === "fulfilled" ? await issuedFor(placed.value.orderUuid) : [];
    expect(made).toEqual(placed.status === "fulfilled" ? [5000] : []);
    expect(await balances(card)).toEqual([placed.status === "fulfilled" ? 0 : 5000]);
    await expect((await shop.redeemer(browser.token)).show()).rejects.toMatchObject({ code: 2301 });
  }
});

test("the same order placed from two tabs at once is one order", async () => {
  const card = await shop.card(9000);
  const browser = await shop.redeemer();
  await browser.begin(card);
  await browser.add("cafe-elodie-d", 4000);
  const other = await shop.redeemer(browser.token);
  const places = await Promise.allSettled([
    browser.place({ paymentMethod: undefined }),
    other.place({ paymentMethod: undefined }),
  ]);
  const uuids = new Set(places.flatMap((one) => (one.status === "fulfilled" ? [one.value.orderUuid] : [])));
  expect(uuids.size).toBe(1);
  expect(await balances(card)).toEqual([5000]);
});

test("an exchange of somebody who is signed in is an order of the account, of its kind; nobody else sees whose it is", async () => {
  const [account, stranger] = [await shop.buyer(), await shop.buyer()];
  const own = (await account.scope.visitor.find(shop.services.pool)) ?? 0;
  const browser = await shop.redeemer();
  await browser.begin(await shop.card(5000));
  browser.account = own;
  await browser.add("cafe-elodie-d", 5000);
  const { orderUuid } = await browser.place({ paymentMethod: undefined });
  const legalEntity = account.scope.storefront.legalEntity;
  const paging = { itemsPerPage: 5, pageNumber: 1 };
  const orders = await ordersOfBuyer(shop.services.pool, { visitor: own, legalEntity }, paging);
  expect(orders).toMatchObject([{ id: orderUuid, kind: "REDEEM", grandTotal: 5000 }]);
  expect((await account.show(orderUuid)).details).not.toBeNull();
  expect((await stranger.show(orderUuid)).details).toBeNull();
  const nobody = {
    ...stranger.scope,
    visitor: { ...stranger.scope.visitor, find: async () => undefined, findBrowser: async () => undefined },
  };
  const another = await shop.redeemer();
  await another.begin(await shop.card(5000));
  await another.add("cafe-elodie-d", 5000);
  const placed = await another.place({ paymentMethod: undefined });
  expect((await showOrder(placed.orderUuid, "uuid", nobody)).details).toBeNull();
});

test("the books hold", async () => {
  const { checkBooks } = await import("../../money/ledger/check-books.ts");
  expect(await checkBooks(shop.services.pool, shop.services.log)).toMatchObject({
    unbalanced: 0,
    drifted: 0,
    unsettled: 0,
    overheld: 0,
  });
});
