import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import type { Buyer } from "../testing/shop.ts";
import { shopForFile } from "../testing/shop-test.ts";

/**
 * Two orders of one basket begin to live in the same moment: neither sees the other before it has committed.
 */
const shop = shopForFile();

/** A buyer whose first order came to nothing, and the payment of it. */
const givenUp = async (): Promise<{ buyer: Buyer; first: string; payment: string }> => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid: first } = await buyer.place();
  const payment = await shop.paymentOf(first);
  shop.provider.move(payment, "EXPIRED");
  await shop.settle(5_000);
  expect(await shop.state(first)).toBe("CANCELED");
  return { buyer, first, payment };
};

const waiting = async (count: number): Promise<void> => {
  while ((await shop.count("pg_stat_activity", "datname = current_database() and wait_event_type = 'Lock'")) < count);
};

/**
 * Holds a call open when its order lives and it is about to write down its answer,
 * until another that came after it waits for it. Answers what became of both.
 */
const meanwhile = async <One, Other>(
  { scope }: Buyer,
  operation: "placeOrder" | "retryPayment",
  call: (idempotencyKey: string) => Promise<One>,
  other: () => Promise<Other>,
): Promise<[PromiseSettledResult<One>, PromiseSettledResult<Other>]> => {
  const key = randomUUID();
  const visitor = await scope.visitor.find(shop.services.pool);
  const client = await shop.services.ownerPool.connect();
  try {
    await client.query("begin");
    await client.query(
      "insert into idempotency (actor, operation, key, request_hash, response) values ($1, $2, $3, '', '{}')",
      [`visitor:${visitor}`, operation, key],
    );
    const held = call(key);
    await waiting(1);
    const second = other();
    const both = Promise.allSettled([held, second]);
    await waiting(2);
    await client.query("rollback");
    return await both;
  } finally {
    client.release();
  }
};

test("who tries an order again while another of its basket is being placed hears that it cannot be paid", async () => {
  const { buyer, first } = await givenUp();
  const [placed, retried] = await meanwhile(
    buyer,
    "placeOrder",
    (idempotencyKey) => buyer.place({ idempotencyKey }),
    () => buyer.retry(first),
  );
  expect(retried).toMatchObject({ status: "rejected", reason: { code: 2043 } });
  if (placed.status === "rejected") throw placed.reason;
  const { orderUuid } = placed.value;
  expect([await shop.state(first), await shop.state(orderUuid)]).toEqual(["CANCELED", "PENDING"]);
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(5_000);
});

test("money that comes for an order while another of its basket is being placed goes back, and its webhook is answered", async () => {
  const { buyer, first, payment } = await givenUp();
  const [placed, followedUp] = await meanwhile(
    buyer,
    "placeOrder",
    (idempotencyKey) => buyer.place({ idempotencyKey }),
    () => {
      shop.provider.move(payment, "PAID");
      return shop.announce(payment);
    },
  );
  expect(followedUp).toMatchObject({ status: "fulfilled" });
  if (placed.status === "rejected") throw placed.reason;
  const { orderUuid } = placed.value;
  expect([await shop.state(first), await shop.state(orderUuid)]).toEqual(["CANCELED", "PENDING"]);
  await shop.settle(5_000);
  expect([...shop.provider.refunds.values()].map(({ paymentId }) => paymentId)).toContain(payment);
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(5_000);
});

test("who orders something else while an order of the basket is tried again ends that one", async () => {
  const { buyer, first } = await givenUp();
  const { version } = buyer;
  const [retried, placed] = await meanwhile(
    buyer,
    "retryPayment",
    (idempotencyKey) => buyer.retry(first, { idempotencyKey }),
    () => buyer.place({ cartVersion: version, paymentMethod: "paypal" }),
  );
  expect(retried.status).toBe("fulfilled");
  if (placed.status === "rejected") throw placed.reason;
  const { orderUuid } = placed.value;
  expect([await shop.state(first), await shop.state(orderUuid)]).toEqual(["CANCELED", "PENDING"]);
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(5_000);
});
