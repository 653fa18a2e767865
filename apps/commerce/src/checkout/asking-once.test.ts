import { afterAll, afterEach, beforeAll, expect, jest, test } from "@jest/globals";
import type { ProviderPayment } from "../payment/index.ts";
import { pursuePayment } from "../payment/pursue.ts";
import { refreshPayment } from "./refresh-payment.ts";
import { openShop, type Shop } from "./testing/shop.ts";

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
    payment,
    webhook: () => pursuePayment(shop.context, payment),
    comesBack: () => refreshPayment(orderUuid, buyer.scope, shop.context),
  };
};

test("the webhook asks once more than the buyer's return, as its news may be younger, and both know the answer", async () => {
  const { payment, webhook, comesBack } = await waitingOrder();
  shop.provider.move(payment, "PAID");
  const fetched = jest.spyOn(shop.provider, "fetch");
  const [shown] = await Promise.all([comesBack(), webhook()]);
  expect(shown).toMatchObject({ status: "COMPLETED", payment: "PAID" });
  expect(fetched).toHaveBeenCalledTimes(2);
  // Money may be taken back of what is PAID; the page that is asked again does not ask for that.
  await webhook();
  await comesBack();
  expect(fetched).toHaveBeenCalledTimes(3);
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
