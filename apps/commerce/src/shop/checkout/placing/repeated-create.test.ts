import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import type { Buyer } from "../testing/shop.ts";
import { shopForFile } from "../testing/shop-test.ts";

/**
 * The provider is asked again for a payment under the key
 * of an earlier call, and says that the key is that call's.
 */
const shop = shopForFile();

const failing = (code: number) => ({ problems: [expect.objectContaining({ code })] });

/** A buyer whose every press is the same, and what the first one met. */
const pressed = async (fault: "unreachable" | "lost") => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const idempotencyKey = randomUUID();
  const press = () => buyer.place({ idempotencyKey });
  shop.provider.failNext(fault);
  await expect(press()).rejects.toMatchObject(failing(2045));
  return { press, order: await orderOf(buyer) };
};

const orderOf = async ({ scope }: Buyer): Promise<string> => {
  const visitor = await scope.visitor.find(shop.services.pool);
  const { rows } = await shop.services.pool.query("select id from shop_order where visitor = $1", [visitor]);
  return rows[0]?.id;
};

const paymentsOf = (order: string) =>
  [...shop.provider.payments.values()].filter(({ request }) => request.orderId === order);

const finish = async (order: string): Promise<void> => {
  const payment = await shop.paymentOf(order);
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  expect(await shop.state(order)).toBe("PAID");
};

test.each(["misunderstood", "busy"] as const)(
  "a repeated call that is %s finds the payment whose answer was lost: its order is paid by it",
  async (fault) => {
    const { press, order } = await pressed("lost");
    shop.provider.failNext(fault);
    const placed = await press();
    const [made, ...more] = paymentsOf(order);
    expect(more).toEqual([]);
    expect(placed).toEqual({ orderUuid: order, paymentUrl: made?.checkoutUrl });
    await finish(order);
  },
);

test.each(["misunderstood", "busy"] as const)(
  "where a repeated call is %s and no payment is seen yet, nothing has ended: the next press goes on",
  async (fault) => {
    const { press, order } = await pressed("unreachable");
    shop.provider.failNext(fault);
    await expect(press()).rejects.toMatchObject(failing(2045));
    expect(await shop.state(order)).toBe("PENDING");
    expect((await press()).orderUuid).toBe(order);
    await finish(order);
  },
);

test("where it cannot be looked for either, the next press goes on at once", async () => {
  const { press, order } = await pressed("lost");
  shop.provider.failNext("misunderstood", "unreachable");
  await expect(press()).rejects.toMatchObject(failing(2045));
  expect((await press()).orderUuid).toBe(order);
  expect(paymentsOf(order)).toHaveLength(1);
  await finish(order);
});

test("a first call that is misunderstood is a refusal: nobody has asked before", async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  shop.provider.failNext("misunderstood");
  await expect(buyer.place()).rejects.toMatchObject(failing(2035));
  expect(await shop.state(await orderOf(buyer))).toBe("CANCELED");
});
