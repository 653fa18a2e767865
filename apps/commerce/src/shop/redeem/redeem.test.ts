import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { forgetCarts } from "../basket/forget-stale.ts";
import { forgetVisitors } from "../basket/forget-visitors.ts";
import { assignPage } from "../exchange/assign-page.ts";
import { writePage } from "../exchange/pages.ts";
import { forgetEnded } from "./forget-ended.ts";
import { type OwnCard, openRedeemShop, type RedeemShop } from "./testing/redeem-shop.ts";

let shop: RedeemShop;
beforeAll(async () => {
  shop = await openRedeemShop();
  await shop.sells("CBDE");
});
afterAll(() => shop.close());
beforeEach(() => shop.services.ownerPool.query("truncate rate_limit, guard_limit, gift_card_guess"));

const amounts = (shown: { remainingBalance: { value: number }; toPay: { value: number } }) => [
  shown.remainingBalance.value,
  shown.toPay.value,
];
const blocked = (card: OwnCard) =>
  shop.services.ownerPool.query("update gift_card set state = 'BLOCKED' where id = $1", [card.id]);

test("an exchange takes cards of a kind, says what is left, and what has to be paid beside them", async () => {
  const [first, second] = [await shop.card(5000), await shop.card(3000)];
  const browser = await shop.redeemer();
  expect(await browser.begin(first)).toMatchObject({
    cards: [{ id: first.id, balance: { value: 5000 } }],
    shipments: [],
    minimumRemainingBalance: { value: 1000 },
    pageId: null,
  });
  expect(amounts(await browser.addCard(second))).toEqual([8000, 0]);
  expect(amounts(await browser.add("cafe-elodie-d", 6000))).toEqual([2000, 0]);
  const over = await browser.add("tree-fund-d", 2500);
  expect(amounts(over)).toEqual([0, 500]);
  expect(over.payments.map(({ value }) => value.value)).toEqual([5000, 3000]);
  expect(over.shipments[0]?.packages.map(({ mainProduct }) => mainProduct.product.path)).toEqual([
    "cafe-elodie",
    "tree-fund",
  ]);
  expect(amounts(await browser.removeCard(second.id))).toEqual([0, 3500]);
});

test("who looks with number and PIN is told why a card is not exchanged", async () => {
  const browser = await shop.redeemer();
  const good = await shop.card(5000);
  const begin = (card: OwnCard) =>
    browser.begin(card).then(
      () => 0,
      ({ code }) => code,
    );
  const add = (card: OwnCard) =>
    browser.addCard(card).then(
      () => 0,
      ({ code }) => code,
    );
  expect(await begin({ ...good, pin: good.pin === "123456" ? "654321" : "123456" })).toBe(2100);
  expect(await begin(await shop.card(5000, "cafe-elodie-d"))).toBe(2307);
  expect(await begin(await shop.card(5000, "apple-d", "CBDE"))).toBe(2309);
  const stolen = await shop.card(5000);
  await blocked(stolen);
  expect(await begin(stolen)).toBe(2303);
  expect(await begin(good)).toBe(0);
  expect(await add(good)).toBe(2302);
  const ofCompany = await shop.card(5000);
  const page = { id: "acme", company: "Acme", logo: "0".repeat(32), brands: ["nordlicht"], expiresOn: "2027-01-31" };
  await writePage(shop.services.ownerPool, "CBFR", page);
  await assignPage(shop.services, ofCompany.order, "acme");
  expect(await add(ofCompany)).toBe(2308);
  for (let nth = 1; nth < 10; nth += 1) expect(await add(await shop.card(1000))).toBe(0);
  expect(await add(await shop.card(1000))).toBe(2311);
});

test("a company's card is exchanged for its brands and donations alone, until its page is over", async () => {
  const card = await shop.card(5000);
  const page = {
    id: "globex",
    company: "Globex",
    logo: "0".repeat(32),
    brands: ["nordlicht"],
    expiresOn: "2026-12-31",
  };
  await writePage(shop.services.ownerPool, "CBFR", page);
  await assignPage(shop.services, card.order, "globex");
  const browser = await shop.redeemer();
  expect((await browser.begin(card)).pageId).toBe("globex");
  await expect(browser.add("cafe-elodie-d", 2000)).rejects.toMatchObject({ code: 2313 });
  await browser.add("nordlicht-d", 2000);
  await browser.add("tree-fund-d", 2000);
  await writePage(shop.services.ownerPool, "CBFR", { ...page, expiresOn: "2026-11-22" });
  await expect(browser.place()).rejects.toMatchObject({ code: 2304 });
  await expect((await shop.redeemer()).begin(card)).rejects.toMatchObject({ code: 2304 });
});

test("the choice card itself, boxes and what an order may hold little of are not had", async () => {
  const browser = await shop.redeemer();
  await browser.begin(await shop.card(10_000));
  for (const sku of ["any-shop-d", "apple-d", "blank-pack-p"])
    await expect(browser.add(sku, 2000)).rejects.toMatchObject({ code: 2313 });
});

test("less than can be exchanged later is not left: it is given away or kept as a card to the cent, or the order is refused", async () => {
  const browser = await shop.redeemer();
  await browser.begin(await shop.card(5000));
  await browser.add("cafe-elodie-d", 4500);
  await expect(browser.place()).rejects.toMatchObject({ code: 2312 });
  await expect(browser.addOriginal()).rejects.toMatchObject({ code: 2312 });
  await expect(browser.add("tree-fund-d", 499)).rejects.toMatchObject({ code: 2033 });
  const given = await browser.add("tree-fund-d", 500);
  expect(amounts(given)).toEqual([0, 0]);
  expect(given.shipments[0]?.packages[1]?.packageTotals).toMatchObject({
    mainItemAmount: { value: 500 },
    mainItemEditable: false,
  });
  // Pressed again.
  expect(amounts(await browser.add("tree-fund-d", 500).catch(() => given))).toEqual([0, 0]);
  expect((await browser.show()).shipments[0]?.packages).toHaveLength(2);

  const other = await shop.redeemer();
  await other.begin(await shop.card(5000));
  await other.add("cafe-elodie-d", 2000);
  expect(amounts(await other.addOriginal())).toEqual([0, 0]);
  expect((await other.addOriginal()).shipments[0]?.packages).toHaveLength(2);
});

test("a token is good where it was made, until it was not used for half an hour; what was chosen is forgotten then", async () => {
  const card = await shop.card(5000);
  const browser = await shop.redeemer();
  await browser.begin(card);
  await browser.add("cafe-elodie-d", 2000);
  const { token } = browser;
  const ended = { code: 2301 };
  await expect((await shop.redeemer(token, "CBDE")).show()).rejects.toMatchObject(ended);
  await expect((await shop.redeemer("x".repeat(43))).show()).rejects.toMatchObject(ended);
  await expect((await shop.redeemer()).show()).rejects.toMatchObject(ended);
  expect(await forgetEnded(shop.services.pool, shop.services.clock.now())).toBe(0);
  const open = await shop.count("cart_card");
  shop.services.clock.advance(31 * 60_000);
  await expect(browser.place()).rejects.toMatchObject(ended);
  expect(await forgetEnded(shop.services.pool, shop.services.clock.now(), 1)).toBeGreaterThan(0);
  expect(await shop.count("cart_card")).toBeLessThan(open);
  expect(await shop.count("redeem_session")).toBe(0);
  // What was its visitor goes as others do, once the basket is over.
  const later = new Date(shop.services.clock.now().getTime() + 100 * 86_400_000);
  const visitors = await shop.count("visitor");
  await forgetCarts(shop.services.pool, later);
  await forgetVisitors(shop.services.pool, later);
  expect(await shop.count("visitor")).toBeLessThan(visitors);
  expect(await shop.count("cart", "order_id is null")).toBe(0);
  await (await shop.redeemer()).begin(card);
});

test("the end of an exchange empties its basket and forgets its token; a new one takes its place", async () => {
  const card = await shop.card(5000);
  const browser = await shop.redeemer();
  await browser.begin(card);
  const { token } = browser;
  await browser.begin(card);
  expect(browser.token).not.toBe(token);
  await expect((await shop.redeemer(token)).show()).rejects.toMatchObject({ code: 2301 });
  const last = browser.token;
  await browser.reset();
  await browser.reset();
  expect(browser.token).toBe("");
  await expect((await shop.redeemer(last)).show()).rejects.toMatchObject({ code: 2301 });
  expect(await shop.balanceOf(card)).toBe(5000);
});
