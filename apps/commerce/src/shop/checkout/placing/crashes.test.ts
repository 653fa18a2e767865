import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { type Failpoint, failpoints, onFailpoint } from "../../../money/payment/index.ts";
import { type Buyer, openShop, type Shop } from "../testing/shop.ts";

/**
 * What `kill -9` does, in one process (the fault matrix has real ones): at a failpoint all work stops,
 * transactions roll back, memory is gone.
 */
class Killed extends Error {}

let shop: Shop;
let disarm: () => void = () => undefined;
let killed: Failpoint[] = [];

/** Kills at a point, once. */
const killAt = (name: Failpoint): void => {
  disarm();
  disarm = onFailpoint((point) => {
    if (point !== name || killed.includes(name)) return;
    killed.push(name);
    throw new Killed(name);
  });
};

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => {
  killed = [];
});
afterEach(async () => {
  disarm();
  await shop.audit();
});
afterAll(() => shop.close());

const newBuyer = async (): Promise<Buyer> => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p");
  return buyer;
};
const orderOf = async (buyer: Buyer): Promise<string | undefined> => {
  const visitor = await buyer.scope.visitor.find(shop.services.pool);
  const { rows } = await shop.services.pool.query("select id from shop_order where visitor = $1", [visitor]);
  return rows[0]?.id;
};
/** What the buyer's press came to: the answer, or nothing because the process died. */
const press = (buyer: Buyer, idempotencyKey: string) => buyer.place({ idempotencyKey }).catch(() => undefined);

const placing = failpoints.filter((name) => name.startsWith("place.") || name.startsWith("start."));
const applying = failpoints.filter((name) => name.startsWith("apply."));

test.each(placing)("killed at %s, and the buyer is gone: within 60 seconds nothing is held", async (name) => {
  const buyer = await newBuyer();
  killAt(name);
  await press(buyer, randomUUID());
  expect(killed).toEqual([name]);
  await shop.settle(60_000);
  const order = await orderOf(buyer);
  if (order && name !== "start.after-record") expect(await shop.state(order)).toBe("CANCELED");
  const open = [...shop.provider.payments.values()].filter(
    ({ state, request }) => state === "OPEN" && request.orderId === order,
  );
  expect(open.length).toBe(name === "start.after-record" ? 1 : 0);
});

const looking = failpoints.filter((name) => name.startsWith("look."));

test.each(looking)(
  "killed at %s, while a lost payment is looked for: it is found again and cancelled",
  async (name) => {
    const buyer = await newBuyer();
    shop.provider.failNext("lost");
    expect(await press(buyer, randomUUID())).toBeUndefined();
    killAt(name);
    await shop.settle(60_000);
    expect(killed).toEqual([name]);
    const order = await orderOf(buyer);
    expect(await shop.state(order ?? "")).toBe("CANCELED");
    const payment = [...shop.provider.payments.values()].find(({ request }) => request.orderId === order);
    expect(payment?.state).toBe("CANCELED");
  },
);

test.each(placing)(
  "killed at %s, and the buyer presses again with the same key: one order, paid once",
  async (name) => {
    const buyer = await newBuyer();
    const key = randomUUID();
    killAt(name);
    await press(buyer, key);
    shop.services.clock.advance(11_000);
    const placed = await press(buyer, key);
    expect(placed?.paymentUrl).toContain("pay.example");
    const payments = [...shop.provider.payments.values()].filter(
      ({ request }) => request.orderId === placed?.orderUuid,
    );
    expect(payments).toHaveLength(1);
    shop.provider.move(payments[0]?.id ?? "", "PAID");
    await shop.settle(60_000);
    expect(await shop.state(placed?.orderUuid ?? "")).toBe("FULFILLING");
  },
);

test.each(applying)(
  "killed at %s after the buyer has paid: within 60 seconds it is paid and issued once",
  async (name) => {
    const buyer = await newBuyer();
    const { orderUuid } = await buyer.place();
    shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
    killAt(name);
    await shop.settle(60_000);
    expect(killed).toEqual([name]);
    expect(await shop.state(orderUuid)).toBe("FULFILLING");
    const cards = `order_line in (select id from order_line where order_id = '${orderUuid}')`;
    expect(await shop.count("gift_card", cards)).toBe(1);
  },
);

test.each(applying.filter((name) => name !== "apply.after-books"))(
  "killed at %s when the payment has expired: the order is given up",
  async (name) => {
    const buyer = await newBuyer();
    const { orderUuid } = await buyer.place();
    shop.provider.move(await shop.paymentOf(orderUuid), "EXPIRED");
    killAt(name);
    await shop.settle(60_000);
    expect(await shop.state(orderUuid)).toBe("CANCELED");
  },
);

test.each(["refund.before-call", "refund.after-call"] as const)(
  "killed at %s: the money goes back once",
  async (name) => {
    const buyer = await newBuyer();
    const { orderUuid } = await buyer.place();
    const payment = await shop.paymentOf(orderUuid);
    shop.provider.move(payment, "EXPIRED");
    await shop.settle(5000);
    const other = await buyer.place();
    shop.provider.move(payment, "PAID");
    killAt(name);
    await shop.services.pool.query("update payment_attempt set next_check_at = $2 where provider_id = $1", [
      payment,
      shop.services.clock.now(),
    ]);
    await shop.settle(60_000);
    expect(killed).toEqual([name]);
    expect([...shop.provider.refunds.values()].filter(({ paymentId }) => paymentId === payment)).toHaveLength(1);
    shop.provider.move(await shop.paymentOf(other.orderUuid), "PAID");
    await shop.settle(30_000);
  },
);

test("the provider is away for a while when its answer is needed: the order is not lost", async () => {
  const buyer = await newBuyer();
  shop.provider.failNext("lost");
  expect(await press(buyer, randomUUID())).toBeUndefined();
  const order = await orderOf(buyer);
  shop.provider.failNext("unreachable", "unreachable");
  await shop.settle(60_000);
  expect(await shop.state(order ?? "")).toBe("CANCELED");
  const payment = [...shop.provider.payments.values()].find(({ request }) => request.orderId === order);
  expect(payment?.state).toBe("CANCELED");
});
