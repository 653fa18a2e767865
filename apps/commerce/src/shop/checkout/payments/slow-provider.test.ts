import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, jest, test } from "@jest/globals";
import type { ProviderPayment } from "../../../money/payment/index.ts";
import { type Buyer, openShop, type Shop } from "../testing/shop.ts";
import type { Placed } from "./payment-url.ts";

/**
 * The provider takes seconds to make a payment, and its
 * buyer presses again meanwhile, wishing something else.
 */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.audit();
});
afterAll(() => shop.close());

const unreachable = { problems: [{ code: 2045 }] };

interface Slow {
  buyer: Buyer;
  orderUuid: string;
  /** The press that is under way. */
  first: Promise<Placed>;
  /** Lets the provider answer it. */
  answer(): void;
}

const slow = async (): Promise<Slow> => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p");
  const create = shop.provider.create;
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  jest.spyOn(shop.provider, "create").mockImplementationOnce(async (request): Promise<ProviderPayment> => {
    asked.resolve();
    await answered.promise;
    return create(request);
  });
  const first = buyer.place({ idempotencyKey: randomUUID() });
  await asked.promise;
  const visitor = await buyer.scope.visitor.find(shop.services.pool);
  const { rows } = await shop.services.pool.query("select id from shop_order where visitor = $1", [visitor]);
  return { buyer, orderUuid: rows[0]?.id, first, answer: answered.resolve };
};

/**
 * Resolves when somebody has looked some times whether the
 * first press is through: more often than a press has rounds.
 */
const waitsForIt = (): Promise<void> => {
  const often = Promise.withResolvers<void>();
  const { pool } = shop.services;
  const query = pool.query.bind(pool);
  let looks = 0;
  jest.spyOn(pool, "query").mockImplementation(((asked: { name?: string }, values: unknown[]) => {
    if (asked.name === "payment-attempt-lease" && ++looks > 4) often.resolve();
    return Reflect.apply(query, pool, [asked, values]);
  }) as typeof pool.query);
  return often.promise;
};

const pay = async (orderUuid: string): Promise<void> => {
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(30_000);
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
};

test("another way to pay waits for the first answer, ends that payment and makes another order", async () => {
  const { buyer, orderUuid, first, answer } = await slow();
  const waiting = waitsForIt();
  const second = buyer.place({ paymentMethod: "paypal" });
  await Promise.race([waiting, second]);
  answer();
  const placed = await second;
  await first;
  expect(placed.orderUuid).not.toBe(orderUuid);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  expect(shop.provider.payments.get(await shop.paymentOf(orderUuid))?.state).toBe("CANCELED");
  await pay(placed.orderUuid);
});

test("another try at the same order waits too", async () => {
  const { buyer, orderUuid, first, answer } = await slow();
  const waiting = waitsForIt();
  const second = buyer.retry(orderUuid, { paymentMethod: "paypal" });
  await Promise.race([waiting, second]);
  answer();
  expect(await second).toMatchObject({ orderUuid, paymentUrl: expect.stringContaining("pay.example") });
  await first;
  await pay(orderUuid);
});

test("the provider does not answer at all: the press is told to come again, and nothing is lost", async () => {
  const { buyer, orderUuid, first, answer } = await slow();
  const waiting = waitsForIt();
  const second = buyer.place({ paymentMethod: "paypal" });
  const refused = expect(second).rejects.toMatchObject(unreachable);
  await waiting;
  shop.provider.failNext("unreachable");
  shop.services.clock.advance(11_000);
  await refused;
  answer();
  await first;
  const placed = await buyer.place({ paymentMethod: "paypal" });
  expect(placed.orderUuid).not.toBe(orderUuid);
  await pay(placed.orderUuid);
});
