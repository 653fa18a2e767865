import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fakeTransport } from "../../../platform/outbox/testing/transport.ts";
import { receiptEmail } from "../../withdrawal/emails.ts";
import { showWithdrawal, withdraw } from "../../withdrawal/withdraw.ts";
import { makeWithdrawalLink, tokenOfWithdrawal } from "../../withdrawal/withdrawal-table.ts";
import { dispatching, emailed, printed } from "../testing/dispatching.ts";
import { sendGift } from "../testing/send-emails.ts";
import { type Buyer, openShop, type Shop } from "../testing/shop.ts";

/** Every edge that an order can take is taken, and each tells whom it should. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.audit();
  await shop.close();
});

const { place, pay, dispatch } = dispatching(() => shop);

const rows = async <R>(sql: string, ...values: unknown[]): Promise<R[]> =>
  (await shop.services.ownerPool.query(sql, values)).rows as R[];
const edgesOf = async (order: string): Promise<string[]> =>
  (
    await rows<{ edge: string }>(
      "select from_state || ' → ' || to_state as edge from order_transition where order_id = $1 order by id",
      order,
    )
  ).map(({ edge }) => edge);
const emailsOf = async (order: string): Promise<string[]> => {
  const jobs = await rows<{ name: string }>(
    `select distinct name from pgboss.job where name like 'mail.%' and (data->>'orderId' = $1
       or (data->>'packageId')::bigint in (select id from order_package where order_id = $1::uuid)
       or (data->>'withdrawalId')::uuid in (select id from withdrawal where order_id = $1::uuid)) order by name`,
    order,
  );
  return jobs.map(({ name }) => name);
};
const packageOf = async (order: string): Promise<number> =>
  (await rows<{ id: number }>("select id from order_package where order_id = $1", order))[0]?.id ?? 0;
const takeAllBack = async ({ scope }: Buyer, order: string): Promise<void> => {
  const link = await makeWithdrawalLink(shop.services, shop.services.pool, order);
  const token = tokenOfWithdrawal(shop.services.environment, link);
  const { packages } = await showWithdrawal(token, scope);
  const packageIds = packages.map((one) => `${one.package}`);
  await withdraw({ token, packageIds, idempotencyKey: randomUUID() }, scope);
  await shop.settle(20_000);
};
const end = async (payment: string, state: "FAILED" | "CANCELED" | "EXPIRED"): Promise<void> => {
  shop.provider.move(payment, state);
  await shop.announce(payment);
};

test("paid and sent by e-mail", async () => {
  const { orderUuid, payment } = await place(emailed);
  await pay(payment);
  expect(await edgesOf(orderUuid)).toEqual(["PENDING → PAID"]);
  await sendGift(shop.services, fakeTransport(), await packageOf(orderUuid));
  expect(await edgesOf(orderUuid)).toEqual(["PENDING → PAID", "PAID → COMPLETED"]);
  expect(await emailsOf(orderUuid)).toEqual(["mail.gift", "mail.order-confirmation"]);
});

test("paid, packed and posted", async () => {
  const { orderUuid, payment, number } = await place(printed);
  await pay(payment);
  await dispatch("sent", number);
  expect(await edgesOf(orderUuid)).toEqual(["PENDING → PAID", "PAID → FULFILLING", "FULFILLING → COMPLETED"]);
  expect(await emailsOf(orderUuid)).toEqual(["mail.order-confirmation", "mail.parcel-sent"]);
});

test.each(["FAILED", "CANCELED", "EXPIRED"] as const)("%s, tried again and paid", async (state) => {
  const { buyer, orderUuid, payment } = await place(emailed);
  await end(payment, state);
  expect(await edgesOf(orderUuid)).toEqual(["PENDING → CANCELED"]);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING", canRetry: true });
  // Nothing is told of a try that came to nothing: its page says so, and a reminder comes hours later.
  expect(await emailsOf(orderUuid)).toEqual([]);
  await buyer.retry(orderUuid);
  await pay(await shop.paymentOf(orderUuid));
  expect(await edgesOf(orderUuid)).toEqual(["PENDING → CANCELED", "CANCELED → PENDING", "PENDING → PAID"]);
  expect(await emailsOf(orderUuid)).toEqual(["mail.gift", "mail.order-confirmation"]);
});

test("given up, and paid after all", async () => {
  const { orderUuid, payment } = await place(emailed);
  await end(payment, "EXPIRED");
  await pay(payment);
  expect(await edgesOf(orderUuid)).toEqual(["PENDING → CANCELED", "CANCELED → PAID"]);
  expect(await emailsOf(orderUuid)).toEqual(["mail.gift", "mail.order-confirmation"]);
});

test.each([
  ["before it was sent", emailed, [], "PAID → REFUNDED"],
  ["while it is packed", printed, ["PAID → FULFILLING"], "FULFILLING → REFUNDED"],
] as const)("all of it taken back %s", async (_, sku, before, last) => {
  const { buyer, orderUuid, payment } = await place(sku);
  await pay(payment);
  await takeAllBack(buyer, orderUuid);
  expect(await edgesOf(orderUuid)).toEqual(["PENDING → PAID", ...before, last]);
  expect(await emailsOf(orderUuid)).toContain(receiptEmail.queue);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "CANCELED", payment: "REFUNDED", canRetry: false });
});

test("all of it taken back after it was sent", async () => {
  const { buyer, orderUuid, payment } = await place(emailed);
  await pay(payment);
  await sendGift(shop.services, fakeTransport(), await packageOf(orderUuid));
  await takeAllBack(buyer, orderUuid);
  expect(await edgesOf(orderUuid)).toEqual(["PENDING → PAID", "PAID → COMPLETED", "COMPLETED → REFUNDED"]);
  expect(await emailsOf(orderUuid)).toEqual(["mail.gift", "mail.order-confirmation", receiptEmail.queue]);
});

test("each edge that there is was taken", async () => {
  const unused = await rows<{ edge: string }>(
    `select from_state || ' → ' || to_state as edge from order_edge e
     where not exists (select from order_transition t where t.from_state = e.from_state and t.to_state = e.to_state) order by 1`,
  );
  expect(unused).toEqual([]);
});

test.each([
  ["PENDING", "COMPLETED"],
  ["PENDING", "FULFILLING"],
  ["CANCELED", "COMPLETED"],
] as const)("the database takes no way from %s to %s", async (from, to) => {
  const { orderUuid, payment } = await place(emailed);
  if (from === "CANCELED") await end(payment, "FAILED");
  const moving = shop.services.pool.query("update shop_order set state = $2 where id = $1", [orderUuid, to]);
  await expect(moving).rejects.toThrow(`does not go from ${from} to ${to}`);
  if (from === "PENDING") await end(payment, "CANCELED");
});
