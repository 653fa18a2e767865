import { expect, test } from "@jest/globals";
import { shopForFile } from "../testing/shop-test.ts";
import { delayHours } from "./fraud-score.ts";

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

test("an unusual order asks for a way to pay at which somebody asks who pays, and is not dropped", async () => {
  const buyer = await wanting(7, 0);
  await expect(buyer.place({ paymentMethod: "paypal" })).rejects.toMatchObject({ problems: [{ code: 2035 }] });
  const { orderUuid } = await buyer.place();
  expect(await leavesAt(orderUuid)).toBeNull();
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING" });
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
