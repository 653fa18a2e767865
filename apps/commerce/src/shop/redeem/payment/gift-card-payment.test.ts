import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { startTestServer, type TestServer } from "../../../testing/test-client.ts";
import { assignPage } from "../../exchange/assign-page.ts";
import { writePage } from "../../exchange/pages.ts";
import { openRedeemShop, type RedeemShop } from "../testing/redeem-shop.ts";
import { addGiftCardPayment } from "./gift-card-payment.ts";

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

const cart = "data { toPay { value } giftCardPayments { id amount { value } } } errors { code }";
const input = "input: { cardNumber: $cardNumber, pin: $pin }";
const typed = "$userData: UserDataInput!, $cardNumber: String!, $pin: String!";
const documents = {
  basket: `mutation ($userData: UserDataInput!, $input: AddToBasketInput!) { answer: addToBasket(userData: $userData, input: $input) { ${cart} } }`,
  add: `mutation (${typed}) { answer: addGiftCardPayment(userData: $userData, ${input}) { ${cart} } }`,
  check: `mutation (${typed}) { answer: checkGiftCardPayment(userData: $userData, ${input}) { data { amount { value } } errors { code } } }`,
  remove: `mutation ($userData: UserDataInput!, $cardId: ID!) { answer: removeGiftCardPayment(userData: $userData, cardId: $cardId) { ${cart} } }`,
};

const filled = async (value: number) => {
  const client = server.client("CBFR");
  const variationId = await shop.variation("cafe-elodie-d");
  await client.ask(documents.basket, {
    input: { idempotencyKey: "press-one-of-this-client", variationId, value, quantity: 1 },
  });
  return client;
};

test("a card is checked, added once and removed; what it leaves is told each time", async () => {
  const own = await shop.card(2000);
  const client = await filled(5000);
  const ask = async (document: string, more: Record<string, unknown> = { ...own }) =>
    (await client.ask(document, { ...more })).data.answer;
  expect(await ask(documents.check)).toEqual({ data: { amount: { value: 2000 } }, errors: [] });
  expect((await ask(documents.add)).data).toMatchObject({
    toPay: { value: 3000 },
    giftCardPayments: [{ amount: { value: 2000 } }],
  });
  expect((await ask(documents.add)).errors).toEqual([{ code: 2302 }]);
  expect((await ask(documents.remove, { cardId: `${own.id}` })).data).toEqual({
    toPay: { value: 5000 },
    giftCardPayments: [],
  });
  expect((await ask(documents.remove, { cardId: "nonsense" })).errors).toEqual([]);
});

test("a wrong PIN, and a visitor without a basket, are told so", async () => {
  const own = await shop.card(2000);
  const wrong = { ...own, pin: own.pin === "000000" ? "000001" : "000000" };
  const client = await filled(5000);
  expect((await client.ask(documents.add, { ...wrong })).data.answer).toMatchObject({
    data: null,
    errors: [{ code: 2100 }],
  });
  const stranger = server.client("CBFR");
  expect((await stranger.ask(documents.add, { ...own })).data.answer.errors).toEqual([{ code: 2034 }]);
});

test("of an exchange a card of another kind, or a brand's own, is refused when it is added", async () => {
  const browser = await shop.redeemer();
  await browser.begin(await shop.card(5000));
  await browser.add("cafe-elodie-d", 2000);
  const pay = async (card: { cardNumber: string; pin: string }) =>
    addGiftCardPayment(card, browser.scope()).then(
      ({ giftCardPayments }) => giftCardPayments.length,
      ({ code }) => code,
    );
  expect(await pay(await shop.card(2000, "cafe-elodie-d"))).toBe(2307);
  const ofCompany = await shop.card(2000);
  await writePage(shop.services.ownerPool, "CBFR", {
    id: "acme",
    company: "Acme",
    logo: "0".repeat(32),
    brands: ["nordlicht"],
    expiresOn: "2027-01-31",
  });
  await assignPage(shop.services, ofCompany.order, "acme");
  expect(await pay(ofCompany)).toBe(2308);
  expect(await pay(await shop.card(1000))).toBe(2);
});
