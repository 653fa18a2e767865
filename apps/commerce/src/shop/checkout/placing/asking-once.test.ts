import { afterAll, afterEach, beforeAll, expect, jest, test } from "@jest/globals";
import { followUp } from "../../../money/payment/follow-up/follow-up.ts";
import { fetchInFlight } from "../../../money/payment/follow-up/in-flight.ts";
import type { ProviderPayment } from "../../../money/payment/index.ts";
import { refreshPayment } from "../payments/refresh-payment.ts";
import { openShop, type Shop } from "../testing/shop.ts";

/** The webhook and the buyer's return come at the same moment, and want to know the same. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.audit();
});
afterAll(() => shop.close());

const waitingOrder = async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  const payment = await shop.paymentOf(orderUuid);
  return {
    orderUuid,
    payment,
    webhook: () => shop.announce(payment),
    comesBack: () => refreshPayment(orderUuid, buyer.scope, shop.context),
  };
};

test("they ask the provider once, and both know the answer", async () => {
  const { payment, webhook, comesBack } = await waitingOrder();
  shop.provider.move(payment, "PAID");
  const fetched = jest.spyOn(shop.provider, "fetch");
  const [shown] = await Promise.all([comesBack(), webhook()]);
  expect(shown).toMatchObject({ status: "COMPLETED", payment: "PAID" });
  await webhook();
  expect(fetched).toHaveBeenCalledTimes(1);
  // Later money may have been taken back of what is PAID; the page that is asked again does not ask for that.
  shop.services.clock.advance(10_000);
  await webhook();
  await comesBack();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("the webhook does not believe a search that had asked before it came", async () => {
  const { payment, webhook, comesBack } = await waitingOrder();
  const before = await shop.provider.fetch(payment);
  const late = Promise.withResolvers<ProviderPayment>();
  const asked = Promise.withResolvers<void>();
  const fetched = jest.spyOn(shop.provider, "fetch").mockImplementationOnce(() => {
    asked.resolve();
    return late.promise;
  });
  const shown = comesBack();
  await asked.promise;
  shop.provider.move(payment, "PAID");
  const announced = webhook();
  late.resolve(before);
  await Promise.all([shown, announced]);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect((await comesBack()).payment).toBe("PAID");
});

test("a search that fails leaves the webhook to ask for itself", async () => {
  const { payment, webhook, comesBack } = await waitingOrder();
  shop.provider.move(payment, "PAID");
  shop.provider.failNext("unreachable");
  await Promise.all([comesBack(), webhook().catch(() => undefined)]);
  await webhook();
  expect((await comesBack()).payment).toBe("PAID");
});

/** The provider answers nobody until it is let. */
const hold = () => {
  const { fetch } = shop.provider;
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const fetched = jest.spyOn(shop.provider, "fetch").mockImplementation(async (id): Promise<ProviderPayment> => {
    asked.resolve();
    await answered.promise;
    return fetch(id);
  });
  return { fetched, asked: asked.promise, answer: answered.resolve };
};

/** Resolves when that many have looked the payment up by its id at the provider. */
const lookedUp = (often: number): Promise<void> => {
  const enough = Promise.withResolvers<void>();
  const { pool } = shop.services;
  const query = pool.query.bind(pool);
  let looks = 0;
  jest.spyOn(pool, "query").mockImplementation((async (asked: { name?: string }, values: unknown[]) => {
    const answer = await Reflect.apply(query, pool, [asked, values]);
    if (asked.name === "payment-standing-by-provider-id" && ++looks === often) setImmediate(enough.resolve);
    return answer;
  }) as unknown as typeof pool.query);
  return enough.promise;
};

const crowd = 50;

test("a crowd of webhooks for one open payment asks the provider once more, after the search that was under way", async () => {
  const { payment, webhook, comesBack } = await waitingOrder();
  const { fetched, asked, answer } = hold();
  const before = comesBack();
  await asked;
  const heard = lookedUp(crowd);
  const webhooks = Array.from({ length: crowd }, webhook);
  await heard;
  expect(fetched).toHaveBeenCalledTimes(1);
  shop.provider.move(payment, "PENDING");
  answer();
  await Promise.all([before, ...webhooks]);
  expect(fetched).toHaveBeenCalledTimes(2);
  await webhook();
  expect(fetched).toHaveBeenCalledTimes(3);
});

test("a crowd of webhooks that comes first asks twice: what the later ones say may be younger than the first question", async () => {
  const { webhook } = await waitingOrder();
  const { fetched, answer } = hold();
  const heard = lookedUp(crowd);
  const webhooks = Array.from({ length: crowd }, webhook);
  await heard;
  answer();
  await Promise.all(webhooks);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a webhook that only waits its turn, each for itself, asks as often as there are webhooks", async () => {
  const { orderUuid, comesBack } = await waitingOrder();
  const { fetched, asked, answer } = hold();
  const { rows } = await shop.services.pool.query("select id from payment_attempt where order_id = $1", [orderUuid]);
  const attempt: string = rows[0]?.id;
  const naive = async (): Promise<void> => {
    await fetchInFlight(shop.context, attempt)?.catch(() => undefined);
    await followUp(shop.context, attempt);
  };
  const before = comesBack();
  await asked;
  const webhooks = Array.from({ length: crowd }, naive);
  answer();
  await Promise.all([before, ...webhooks]);
  expect(fetched.mock.calls.length).toBeGreaterThan(crowd);
});
