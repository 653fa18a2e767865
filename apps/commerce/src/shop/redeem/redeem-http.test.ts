import { randomUUID } from "node:crypto";
import { redeem } from "@giftshop/storefront-config";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { startTestServer, type TestClient, type TestServer } from "../../testing/test-client.ts";
import { type OwnCard, openRedeemShop, type RedeemShop } from "./testing/redeem-shop.ts";

let shop: RedeemShop;
let server: TestServer;
beforeAll(async () => {
  shop = await openRedeemShop();
  server = await startTestServer(shop.services);
});
afterAll(async () => {
  await server.close();
  await shop.close();
});
beforeEach(() => shop.services.ownerPool.query("truncate rate_limit, guard_limit, gift_card_guess"));

const errors = "errors { code }";
const shown = `data { id version cards { id lastDigits balance { value } } remainingBalance { value } pageId
  shipments { packages { mainProductType mainProduct { path redeemData { title } giftCardBrand { id iframeUrl } } items { qty } } } } ${errors}`;
const card = "$cardNumber: String!, $pin: String!";
const input = "input: { cardNumber: $cardNumber, pin: $pin }";
const documents = {
  begin: `mutation ($userData: UserDataInput!, ${card}) { answer: beginRedeem(userData: $userData, ${input}) { ${shown} } }`,
  balance: `mutation ($userData: UserDataInput!, ${card}) {
    answer: giftCardBalance(userData: $userData, cardNumber: $cardNumber, pin: $pin) { data { balance { value } } ${errors} } }`,
  order: `query ($userData: UserDataInput!) { answer: redeemOrder(userData: $userData) { ${shown} } }`,
  add: `mutation ($userData: UserDataInput!, $input: AddToBasketInput!) { answer: addRedeemPackage(userData: $userData, input: $input) { ${shown} } }`,
  cart: `query ($userData: UserDataInput!) { answer: cartV2(userData: $userData) { data { quantity toPay { value } } ${errors} } }`,
  products: `query ($userData: UserDataInput!, $filters: ProductFiltersInput) { answer: products(userData: $userData, filters: $filters) {
    data { products { path } } ${errors} } }`,
};

const base64 = (text: string): string => Buffer.from(text).toString("base64");
/** A call as the front door passes it on. */
const through = (client: TestClient): TestClient =>
  server.client("CBFR", undefined, { [redeem.header]: base64(client.cookies.get("redeem-98") ?? "") });
const codeOf = async (client: TestClient, document: string, typed: Omit<OwnCard, "id" | "order">): Promise<number> =>
  (await client.ask(document, { ...typed })).data.answer.errors[0]?.code ?? 0;
const wrong = ({ cardNumber, pin }: OwnCard, nth = 0) => ({
  cardNumber,
  pin: pin === `12345${nth}` ? "999999" : `12345${nth}`,
});

test("an exchange over HTTP: its token comes as a cookie, and the basket of its calls is its own", async () => {
  const own = await shop.card(5000);
  const browser = server.client("CBFR");
  const begun = (await browser.ask(documents.begin, { ...own })).data.answer;
  expect(begun).toMatchObject({
    data: { cards: [{ balance: { value: 5000 } }], remainingBalance: { value: 5000 } },
    errors: [],
  });
  expect(browser.cookies.get("redeem-98")).toMatch(/^[\w-]{43}$/);
  expect(browser.cookies.get("redeeming")).toBe("1");
  const variationId = await shop.variation("cafe-elodie-d");
  const wanted = { idempotencyKey: randomUUID(), variationId, value: 2000, quantity: 1 };
  const added = (await through(browser).ask(documents.add, { input: wanted })).data.answer.data;
  expect(added).toMatchObject({
    remainingBalance: { value: 3000 },
    shipments: [
      {
        packages: [
          {
            mainProductType: "GIFTCARD",
            mainProduct: {
              path: "cafe-elodie",
              redeemData: { title: "Café Élodie" },
              giftCardBrand: { id: "cafe-elodie", iframeUrl: null },
            },
          },
        ],
      },
    ],
  });
  expect((await through(browser).ask(documents.cart)).data.answer.data).toEqual({ quantity: 1, toPay: { value: 0 } });
  expect((await browser.ask(documents.cart)).data.answer.data.quantity).toBe(0);
  expect((await browser.ask(documents.order)).data.answer.errors).toEqual([{ code: 2301 }]);
});

test("what a browser sends of a token by itself is judged as the front door's, and a forged one opens nothing", async () => {
  const forged = server.client("CBFR", undefined, { [redeem.header]: base64("f".repeat(43)) });
  for (const document of [documents.order, documents.cart])
    expect((await forged.ask(document)).data.answer).toMatchObject({ data: null, errors: [{ code: 2301 }] });
});

test("wrong PINs count together, wherever they are tried: the fifth locks the card for both", async () => {
  const own = await shop.card(5000);
  const thief = server.client("CBFR");
  for (let nth = 0; nth < 4; nth += 1)
    expect(await codeOf(thief, nth % 2 === 0 ? documents.begin : documents.balance, wrong(own, nth))).toBe(2100);
  expect(await codeOf(thief, documents.begin, wrong(own, 4))).toBe(2100);
  const { cardNumber, pin } = own;
  expect(await codeOf(thief, documents.begin, { cardNumber, pin })).toBe(2101);
  expect(await codeOf(thief, documents.balance, { cardNumber, pin })).toBe(2101);
});

test("an address has so many tries over both operations, right or wrong", async () => {
  const own = await shop.card(5000);
  const heard: number[] = [];
  for (let nth = 0; nth < 32; nth += 1) {
    const thief = server.client("CBFR", undefined, { "x-forwarded-for": "192.0.2.7" });
    const typed = { cardNumber: `63710000000${10_000_000 + nth}`, pin: own.pin };
    heard.push(await codeOf(thief, nth % 2 === 0 ? documents.begin : documents.balance, typed));
  }
  expect(heard).toEqual([...Array(30).fill(2100), 1002, 1002]);
});

test("the listing of an exchange has what cards are exchanged for, and nothing else", async () => {
  const client = server.client("CBFR");
  const paths = async (filters: object) =>
    (await client.ask(documents.products, { filters })).data.answer.data.products.map(
      ({ path }: { path: string }) => path,
    );
  expect(await paths({ filterByRedeem: {} })).toEqual([
    "cafe-elodie",
    "nordlicht",
    "fixed-only",
    "last-pieces",
    "only-digital",
    "tree-fund",
  ]);
  expect(await paths({ filterByRedeem: {}, filterByProductType: ["DONATION"] })).toEqual(["tree-fund"]);
  const none = await client.ask(documents.products, { filters: { filterByRedeem: { pageId: "nobody" } } });
  expect(none.data.answer.errors).toEqual([{ code: 2047 }]);
});
