import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { abandonAttempts } from "../../../money/payment/follow-up/follow-up.ts";
import { attemptsOf, isAlive } from "../../../money/payment/index.ts";
import { openShop, type Shop } from "../testing/shop.ts";

/** Whoever pays otherwise ends what they saw, not the payment that another call has just given out. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.audit());
afterAll(() => shop.close());

const failed = async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "FAILED");
  await shop.announce(await shop.paymentOf(orderUuid));
  return { buyer, orderUuid };
};

const aliveOf = async (orderUuid: string) => (await attemptsOf(shop.services.pool, orderUuid)).filter(isAlive);

test("fifty tries at the same moment use up the day's, and the last that was given out can be paid", async () => {
  const { buyer, orderUuid } = await failed();
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => buyer.retry(orderUuid)));
  expect(tries.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(1);
  expect(await attemptsOf(shop.services.pool, orderUuid)).toHaveLength(5);
  expect(await aliveOf(orderUuid)).toHaveLength(1);
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.announce(await shop.paymentOf(orderUuid));
  expect(await shop.state(orderUuid)).toBe("PAID");
}, 120_000);

test("a try that was begun since is spared, which ending whatever is alive by then does not do", async () => {
  for (const naive of [false, true]) {
    const { buyer, orderUuid } = await failed();
    await buyer.retry(orderUuid);
    const seen = await aliveOf(orderUuid);
    await buyer.retry(orderUuid, { paymentMethod: "paypal" });
    await abandonAttempts(shop.context, naive ? await aliveOf(orderUuid) : seen);
    expect(await aliveOf(orderUuid)).toHaveLength(naive ? 0 : 1);
  }
});
