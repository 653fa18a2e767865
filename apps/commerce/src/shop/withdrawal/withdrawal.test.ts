import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { checkBooks } from "../../money/ledger/check-books.ts";
import { activating } from "../checkout/testing/activating.ts";
import { attach, balanceOf, buyCard } from "../checkout/testing/cards.ts";
import { type Buyer, openShop, type Shop } from "../checkout/testing/shop.ts";
import { receiptEmail } from "./emails.ts";
import { showWithdrawal, withdraw } from "./withdraw.ts";
import { makeWithdrawalLink, tokenOfWithdrawal } from "./withdrawal-table.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(await checkBooks(shop.services.pool, shop.services.log)).toMatchObject({
    unbalanced: 0,
    drifted: 0,
    unsettled: 0,
  });
  await shop.close();
});

const paid = async (over: Record<string, unknown> = {}) => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d", { recipient: { name: "Zoé", email: "zoe@example.com" } });
  await buyer.add("cafe-elodie-d", { value: 2500, recipient: { name: "Noé", email: "noe@example.com" } });
  const { orderUuid } = await buyer.place(over);
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  await shop.settle(5000);
  const link = await makeWithdrawalLink(shop.services, shop.services.pool, orderUuid);
  return { buyer, orderUuid, payment, token: tokenOfWithdrawal(shop.services.environment, link) };
};

const take = ({ scope }: Buyer, token: string, packages: readonly number[], idempotencyKey: string = randomUUID()) =>
  withdraw({ token, packageIds: packages.map(String), idempotencyKey }, scope);

const packagesOf = async ({ buyer, token }: Awaited<ReturnType<typeof paid>>) =>
  (await showWithdrawal(token, buyer.scope)).packages;

const booked = async (account: string): Promise<number> => {
  const { rows } = await shop.services.pool.query<{ sum: number }>(
    "select coalesce(sum(e.amount), 0)::int as sum from ledger_entry e join ledger_account a on a.id = e.account where a.kind = $1",
    [account],
  );
  return rows[0]?.sum ?? 0;
};

test("half of an order goes back: its card ends, the money goes to the method it came from, the other half stays", async () => {
  const order = await paid();
  const [first, second] = await packagesOf(order);
  const key = randomUUID();
  const before = await booked("PROVIDER_CLEARING");
  const all = await Promise.all([1, 2, 3].map(() => take(order.buyer, order.token, [first?.package ?? 0], key)));
  for (const { receipt } of all) expect(receipt).toMatchObject({ id: key, amount: 5000 });
  await shop.settle(20_000);
  const refunds = [...shop.provider.refunds.values()].filter(({ paymentId }) => paymentId === order.payment);
  expect(refunds.map(({ amount }) => amount)).toEqual([5000]);
  expect((await booked("PROVIDER_CLEARING")) - before).toBe(5000);
  const { rows } = await shop.services.pool.query<{ state: string; balance: number }>(
    `select c.state, a.balance::int as balance from gift_card c join ledger_account a on a.id = c.id
     where c.order_line in (select id from order_line where order_id = $1) order by c.id`,
    [order.orderUuid],
  );
  expect(rows).toEqual([
    { state: "BLOCKED", balance: 0 },
    { state: "ACTIVE", balance: 2500 },
  ]);
  expect((await packagesOf(order)).map(({ refusal }) => refusal)).toEqual(["WITHDRAWN", undefined]);
  const { rows: documents } = await shop.services.pool.query<{ kind: string; gross: number }>(
    "select kind, (content->>'gross')::int as gross from document where order_id = $1 order by kind",
    [order.orderUuid],
  );
  expect(documents).toEqual([
    { kind: "CREDIT_NOTE", gross: 5000 },
    { kind: "INVOICE", gross: 7500 },
  ]);
  const mail = await receiptEmail.compose(shop.services, { withdrawalId: key });
  expect(mail?.to).toBe("elodie@example.com");
  expect(mail?.text).toMatch(/\d\d:\d\d:\d\d/);
  expect(mail?.text).toContain("50,00");

  expect((await take(order.buyer, order.token, [second?.package ?? 0])).receipt).toMatchObject({ amount: 2500 });
  await shop.settle(20_000);
  expect(
    await shop.count(
      "payment_refund",
      `attempt in (select id from payment_attempt where order_id = '${order.orderUuid}')`,
    ),
  ).toBe(2);
  expect(await booked("REFUNDS_PAYABLE")).toBe(0);
  expect(await order.buyer.show(order.orderUuid)).toMatchObject({ status: "CANCELED", payment: "REFUNDED" });
});

test("a gift of which something was spent or set aside is refused with its reason, and takes no other one with it", async () => {
  const order = await paid();
  const packages = await packagesOf(order);
  const card = packages[0]?.cards[0]?.id ?? 0;
  await shop.services.ownerPool.query(
    `with t as (insert into ledger_tx (kind, business_key) values ('TEST', $1) returning id)
     insert into ledger_entry (tx, account, currency, amount)
     select t.id, v.account, 'EUR', v.amount
     from t, (values ($2::bigint, -100), (ledger_house('REDEMPTIONS_PAYABLE', 'CarteBonheur SAS', 'EUR'), 100)) as v (account, amount)`,
    [randomUUID(), card],
  );
  expect((await packagesOf(order)).map(({ refusal }) => refusal)).toEqual(["SPENT", undefined]);
  const answer = await take(
    order.buyer,
    order.token,
    packages.map((one) => one.package),
  );
  expect(answer.receipt).toBeNull();
  expect(await shop.count("withdrawal", `order_id = '${order.orderUuid}'`)).toBe(0);
});

test("a donation, a company's order, and what came more than 14 days ago stay", async () => {
  const business = {
    firstName: "É",
    lastName: "M",
    email: "e@example.com",
    customerType: "BUSINESS",
    companyName: "Œuvres",
    vatNumber: "FR32123456789",
    referenceNumber: "1",
    postCode: "75011",
    houseNumber: "12",
    street: "Rue Oberkampf",
    city: "Paris",
    countryCode: "FR",
  };
  const company = await paid({ billing: business });
  expect((await packagesOf(company)).map(({ refusal }) => refusal)).toEqual(["BUSINESS", "BUSINESS"]);
  const order = await paid();
  await shop.services.ownerPool.query("update delivery set state = 'SENT', sent_at = $2 where order_id = $1", [
    order.orderUuid,
    new Date(shop.services.clock.now().getTime() - 15 * 86_400_000),
  ]);
  expect((await packagesOf(order)).map(({ refusal }) => refusal)).toEqual(["TOO_LATE", "TOO_LATE"]);
});

test("a link of another storefront, one that ended and one that never was are refused alike", async () => {
  const order = await paid();
  await expect(showWithdrawal("x".repeat(43), order.buyer.scope)).rejects.toMatchObject({ problems: [{ code: 2204 }] });
  const elsewhere = await shop.buyer("CBDE");
  await expect(showWithdrawal(order.token, elsewhere.scope)).rejects.toMatchObject({ problems: [{ code: 2204 }] });
  shop.services.clock.advance(25 * 3_600_000);
  await expect(showWithdrawal(order.token, order.buyer.scope)).rejects.toMatchObject({ problems: [{ code: 2204 }] });
});

test("what a gift card paid goes back to it, and to the provider no more than it took", async () => {
  const card = await buyCard(shop, 6000);
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d", { recipient: { name: "Zoé", email: "zoe@example.com" } });
  await buyer.add("cafe-elodie-d", { value: 2500, recipient: { name: "Noé", email: "noe@example.com" } });
  await attach(shop, buyer, card);
  const { orderUuid } = await buyer.place();
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  await shop.settle(5000);
  const link = await makeWithdrawalLink(shop.services, shop.services.pool, orderUuid);
  const token = tokenOfWithdrawal(shop.services.environment, link);
  const [first, second] = await packagesOf({ buyer, orderUuid, payment, token });
  // 75.00: 60.00 of the card, 15.00 of the provider.
  expect(await balanceOf(shop, card)).toBe(0);
  expect((await take(buyer, token, [first?.package ?? 0])).receipt).toMatchObject({ amount: 5000 });
  expect(await balanceOf(shop, card)).toBe(3500);
  expect((await take(buyer, token, [second?.package ?? 0])).receipt).toMatchObject({ amount: 2500 });
  expect(await balanceOf(shop, card)).toBe(6000);
  await shop.settle(20_000);
  const refunds = [...shop.provider.refunds.values()].filter(({ paymentId }) => paymentId === payment);
  expect(refunds.map(({ amount }) => amount)).toEqual([1500]);
  const { rows } = await shop.services.pool.query<{ payments: { method: string; amount: number }[] }>(
    "select content->'payments' as payments from document where order_id = $1 order by kind desc, number",
    [orderUuid],
  );
  const ways = rows.map(({ payments }) => payments.map(({ method, amount }) => [method, amount]));
  expect(ways).toEqual([
    [
      ["creditcard", 1500],
      ["giftcard", 6000],
    ],
    [
      ["creditcard", 1500],
      ["giftcard", 3500],
    ],
    [["giftcard", 2500]],
  ]);
});

test("a box of blank cards goes back until one of them is activated; its value is nobody's but its holder's", async () => {
  const { ask, box, pay, place } = activating(() => shop);
  const bought = [await box(), await box()];
  const business = await shop.buyer();
  const taken = await Promise.all(
    bought.map(async ({ number }) => {
      const { rows } = await shop.services.pool.query<{ id: string }>("select id from shop_order where number = $1", [
        number,
      ]);
      const link = await makeWithdrawalLink(shop.services, shop.services.pool, rows[0]?.id ?? "");
      return tokenOfWithdrawal(shop.services.environment, link);
    }),
  );
  const [kept, opened] = taken as [string, string];
  const packageOf = async (token: string) => (await showWithdrawal(token, business.scope)).packages[0];
  expect((await packageOf(opened))?.refusal).toBeUndefined();
  const { number, email, cards } = bought[1] as (typeof bought)[number];
  const [card] = cards;
  const request = await ask(business, {
    orderNumber: number,
    email,
    cards: [{ cardNumber: card?.number, amount: 2500 }],
  });
  const { orderUuid } = await place(business, request.id, { expectedTotal: 2500 });
  await pay(orderUuid);

  const refused = await packageOf(opened);
  expect(refused?.refusal).toBe("ACTIVATED");
  expect((await take(business, opened, [refused?.package ?? 0])).receipt).toBeNull();
  const { rows } = await shop.services.pool.query<{ state: string }>(
    "select state from gift_card where order_line in (select l.id from order_line l join shop_order o on o.id = l.order_id where o.number = $1) and state <> 'INACTIVE'",
    [number],
  );
  expect(rows).toEqual([{ state: "ACTIVE" }]);
  const blank = await packageOf(kept);
  expect((await take(business, kept, [blank?.package ?? 0])).receipt).not.toBeNull();
  await shop.settle(20_000);
});
