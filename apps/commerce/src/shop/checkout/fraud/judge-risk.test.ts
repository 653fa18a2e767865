import { expect, test } from "@jest/globals";
import { releaseDue } from "../../../money/order/index.ts";
import { inTransaction } from "../../../platform/database/index.ts";
import { shopForFile } from "../testing/shop-test.ts";
import { releaseHeld } from "./fraud-holds.ts";
import { delayHours } from "./fraud-score.ts";
import { openRisks } from "./risk-table.ts";

const shop = shopForFile();
const digital = "cafe-elodie-d";
const hours = 3_600_000;

const wanting = async (quantity: number, knownForHours: number) => {
  const buyer = await shop.buyer();
  const since = new Date(shop.services.clock.now().getTime() - knownForHours * hours);
  const visitor = await buyer.scope.visitor.find(shop.services.pool);
  await shop.services.ownerPool.query("update visitor set created_at = $2 where id = $1", [visitor, since]);
  await buyer.add(digital, { value: 10_000, quantity });
  return buyer;
};
const leavesAt = async (order: string): Promise<Date | null | undefined> =>
  (
    await shop.services.ownerPool.query<{ at: Date | null }>(
      "select leaves_at as at from order_package where order_id = $1",
      [order],
    )
  ).rows[0]?.at;

test("a usual order is paid in any way and leaves at once", async () => {
  const buyer = await wanting(1, 0);
  const { orderUuid } = await buyer.place({ paymentMethod: "paypal" });
  expect(await leavesAt(orderUuid)).toBeNull();
});

const paymentOf = async (order: string) => {
  const id = await shop.paymentOf(order);
  return { id, asked: shop.provider.payments.get(id)?.request.authenticate };
};
const pay = async (id: string) => {
  shop.provider.move(id, "PAID");
  await shop.announce(id);
};

test("an unusual order asks that whoever pays proves who they are, and leaves at once where they did", async () => {
  const buyer = await wanting(7, 0);
  const { orderUuid } = await buyer.place();
  const { id, asked } = await paymentOf(orderUuid);
  expect(asked).toBe(true);
  await pay(id);
  expect(await leavesAt(orderUuid)).toBeNull();
  expect(await openRisks(shop.services.pool, new Date(0))).toEqual([]);
});

test.each<[string, Partial<{ paymentMethod: string }>, (id: string) => void]>([
  ["by PayPal", { paymentMethod: "paypal" }, () => {}],
  ["by a card whose bank asked nobody", {}, (id) => shop.provider.skipAuthentication(id)],
])("paid %s it is not dropped: it waits a few hours, and a person is shown it", async (_, over, meanwhile) => {
  const buyer = await wanting(7, 0);
  const { orderUuid } = await buyer.place(over);
  const { id } = await paymentOf(orderUuid);
  meanwhile(id);
  const now = shop.services.clock.now();
  await pay(id);
  const due = (await leavesAt(orderUuid))?.getTime() ?? 0;
  expect(Math.abs(due - now.getTime() - delayHours * hours)).toBeLessThan(60_000);
  const [shown] = (await buyer.show(orderUuid)).details?.deliveries ?? [];
  expect(Date.parse(shown?.expectedAt ?? "")).toBe(due);
  expect(await openRisks(shop.services.pool, new Date(0))).toMatchObject([{ orderId: orderUuid }]);
  const { number } = (await buyer.show(orderUuid)).details ?? {};
  const release = { number: number ?? "", staff: "Ada", now };
  await inTransaction(shop.services.pool, (client) => releaseHeld(client, release));
  expect(await releaseDue(shop.services.pool, now, 10)).toHaveLength(1);
});

test("another way to pay is asked the same", async () => {
  const buyer = await wanting(7, 0);
  const { orderUuid } = await buyer.place();
  const { id } = await paymentOf(orderUuid);
  shop.provider.move(id, "FAILED");
  await shop.announce(id);
  await buyer.retry(orderUuid);
  expect((await paymentOf(orderUuid)).asked).toBe(true);
});

test("a very unusual order waits a few hours, and its buyer is told when it arrives", async () => {
  const buyer = await wanting(16, 0);
  const { orderUuid } = await buyer.place();
  const due = new Date(shop.services.clock.now().getTime() + delayHours * hours);
  const at = (await leavesAt(orderUuid))?.getTime() ?? 0;
  expect(Math.abs(at - due.getTime())).toBeLessThan(60_000);
  const shown = await buyer.show(orderUuid);
  expect(Date.parse(shown.details?.deliveries[0]?.expectedAt ?? "")).toBe(at);
});

test("who is known is not kept waiting for the same order", async () => {
  const buyer = await wanting(7, 48);
  const { orderUuid } = await buyer.place({ paymentMethod: "paypal" });
  expect(await leavesAt(orderUuid)).toBeNull();
});
