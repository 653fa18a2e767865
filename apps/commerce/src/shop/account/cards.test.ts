import { randomUUID } from "node:crypto";
import { redeem } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { billing } from "../checkout/testing/shop.ts";
import { openRedeemShop, type RedeemShop } from "../redeem/testing/redeem-shop.ts";
import { type AccountClient, accountClient, signedIn } from "./testing/account-client.ts";

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

const shape = "{ id balance { value } state canRedeem shop }";
const cardsOf = async (client: AccountClient) => (await client.run("query", "accountCards", {}, shape)).data;
const byId = (call: string, client: AccountClient, id: number, answer = shape) =>
  client.run("mutation", call, { id: ["ID!", `${id}`] }, answer);
const addCard = async (client: AccountClient, { cardNumber, pin }: { cardNumber: string; pin: string }) =>
  client.run(
    "mutation",
    "addAccountCard",
    { cardNumber: ["String!", cardNumber], pin: ["String!", pin], captchaToken: ["String!", await client.captcha()] },
    shape,
  );

test("a card that was added by number and PIN is exchanged without typing them again, and its token stays a cookie", async () => {
  const own = await shop.card(5000);
  const client = await signedIn(server, shop.services, "cards@example.org");
  expect((await addCard(client, { ...own, pin: "000000" })).errors).toMatchObject([{ code: 2100 }]);
  const added = (await addCard(client, own)).data;
  const seen = {
    id: `${own.id}`,
    balance: { value: 5000 },
    state: "ACTIVE",
    canRedeem: true,
    shop: expect.any(String),
  };
  expect(added).toEqual([seen]);
  const begun = await byId("redeemAccountCard", client, own.id, "{ cards { id balance { value } } pageId }");
  expect(begun).toMatchObject({ data: { cards: [{ id: `${own.id}`, balance: { value: 5000 } }] }, errors: [] });
  const token = client.cookies.get("redeem-98") ?? "";
  expect(token).toMatch(/^[\w-]{43}$/);
  const through = server.client("CBFR", undefined, { [redeem.header]: Buffer.from(token).toString("base64") });
  const asked = await through.ask(
    "query ($userData: UserDataInput!) { answer: redeemOrder(userData: $userData) { data { cards { id } } errors { code } } }",
  );
  expect(asked.data.answer).toEqual({ data: { cards: [{ id: `${own.id}` }] }, errors: [] });
  const nosy = await signedIn(server, shop.services, "nosy-cards@example.org");
  expect((await byId("redeemAccountCard", nosy, own.id, "{ pageId }")).errors).toMatchObject([{ code: 2100 }]);
});

test("a card that came to the account's email is there once the mailbox is proven, until its owner takes it out", async () => {
  const email = "receiver@example.org";
  const buyer = await shop.buyer();
  const recipient = { name: "Zoë", email: "Receiver@example.org" };
  await buyer.add(await shop.variation("any-shop-d"), { value: 2000, recipient });
  const { orderUuid } = await buyer.place({ billing: { ...billing, email: "giver@example.org" } });
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  const deliver = (state: "SENT" | "WAITING") =>
    shop.services.ownerPool.query(
      "update delivery set state = $2, sent_at = case $2 when 'SENT' then $3::timestamptz end where order_id = $1",
      [orderUuid, state, shop.services.clock.now()],
    );
  await deliver("SENT");
  const claimed = accountClient(server, email);
  await claimed.register();
  await claimed.login();
  expect(await cardsOf(claimed)).toEqual([]);
  const client = await signedIn(server, shop.services, email);
  // Before it was sent nobody is told of a gift.
  await deliver("WAITING");
  expect(await cardsOf(client)).toEqual([]);
  await deliver("SENT");
  const [card, ...others] = await cardsOf(client);
  expect(card).toMatchObject({ balance: { value: 2000 }, canRedeem: true });
  expect(others).toEqual([]);
  expect((await byId("removeAccountCard", client, card.id)).data).toEqual([]);
  expect(await cardsOf(client)).toEqual([]);
});

test("an order that was given up and can be tried again is PENDING in the list, as on its page", async () => {
  const client = await signedIn(server, shop.services, "tries@example.org");
  const buyer = await shop.buyer();
  await buyer.add(await shop.variation("cafe-elodie-d"));
  const { orderUuid } = await buyer.place();
  const visitor = "(select visitor from account where email = 'tries@example.org')";
  await shop.services.ownerPool.query(`update shop_order set account_visitor = ${visitor} where id = $1`, [orderUuid]);
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "FAILED");
  await shop.announce(payment);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  const listed = await client.run("query", "accountOrders", {}, "{ orders { id status } }");
  expect(listed.data.orders).toEqual([{ id: orderUuid, status: "PENDING" }]);
  const shown = await client.run("query", "accountOrder", { id: ["ID!", orderUuid] }, "{ status }");
  expect(shown.data).toEqual({ status: "PENDING" });
  // Another order from the same basket took its place.
  await buyer.place({ idempotencyKey: randomUUID() });
  const replaced = await client.run("query", "accountOrders", {}, "{ orders { id status } }");
  expect(replaced.data.orders).toEqual([{ id: orderUuid, status: "CANCELED" }]);
});
