import { expect, test } from "@jest/globals";
import { billing } from "../checkout/testing/shop.ts";
import { shopForEachTest } from "../checkout/testing/shop-test.ts";
import { remindUnpaid } from "./remind-unpaid.ts";
import { unpaidEmail } from "./unpaid-email.ts";

const shop = shopForEachTest();

const unpaid = async (over: Record<string, unknown> = {}, storefront?: "CBDE") => {
  if (storefront) await shop.sells(storefront);
  const buyer = await shop.buyer(storefront);
  await buyer.add(storefront ? `${storefront}-cafe-elodie-d` : "cafe-elodie-d");
  const { orderUuid } = await buyer.place(over);
  shop.provider.move(await shop.paymentOf(orderUuid), "FAILED");
  await shop.announce(await shop.paymentOf(orderUuid));
  return { buyer, orderUuid };
};
const later = (hours: number): void => shop.services.clock.advance(hours * 3_600_000);
const morning = "2026-11-24T08:30:00Z";

test("whoever could not pay is reminded once, by day, hours later", async () => {
  shop.services.clock.set(morning);
  const { orderUuid } = await unpaid();
  expect(await remindUnpaid(shop.services)).toBe(0);
  later(3.5);
  const all = await Promise.all([1, 2, 3].map(() => remindUnpaid(shop.services)));
  expect(all.toSorted()).toEqual([0, 0, 1]);
  later(4);
  expect(await remindUnpaid(shop.services)).toBe(0);
  const mail = await unpaidEmail.compose(shop.services, { orderId: orderUuid });
  expect(mail).toMatchObject({ to: billing.email });
  expect(mail?.text).toContain(`/paiement/?order=${orderUuid}`);
});

test("nobody is written to at night, nor who has ordered anew", async () => {
  shop.services.clock.set("2026-11-24T18:00:00Z");
  await unpaid();
  later(4);
  expect(await remindUnpaid(shop.services)).toBe(0);
  const again = await shop.buyer();
  await again.add("cafe-elodie-d");
  const { orderUuid } = await again.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.announce(await shop.paymentOf(orderUuid));
  later(12);
  expect(await remindUnpaid(shop.services)).toBe(0);
});

test("what was paid before it is sent is not spoken of", async () => {
  shop.services.clock.set(morning);
  const { buyer, orderUuid } = await unpaid();
  later(4);
  expect(await remindUnpaid(shop.services)).toBe(1);
  await buyer.retry(orderUuid);
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.announce(await shop.paymentOf(orderUuid));
  expect(await unpaidEmail.compose(shop.services, { orderId: orderUuid })).toBeUndefined();
});

test.each([
  [undefined, 0],
  [false, 0],
  [true, 1],
])("where that counts as advertising, agreement %s reminds %i", async (remindMe, reminded) => {
  shop.services.clock.set(morning);
  await unpaid({ remindMe }, "CBDE");
  later(4);
  expect(await remindUnpaid(shop.services)).toBe(reminded);
});
