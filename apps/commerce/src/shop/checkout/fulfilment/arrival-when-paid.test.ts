import { getStorefront } from "@giftshop/storefront-config";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { arrivalOf } from "../../catalogue/arrival.ts";
import { orderForMail } from "../emails/order-for-mail.ts";
import { type Buyer, openShop, type Shop } from "../testing/shop.ts";
import { showOrderAsCart } from "../view/show-order.ts";

/** A parcel is promised for a day that is reckoned from its payment. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.sells("CBDE");
});
afterEach(() => shop.audit());
afterAll(() => shop.close());

const day = 24 * 60 * 60_000;
const german = { countryCode: "DE", postCode: "10115", houseNumber: "1", street: "Torstraße", city: "Berlin" };
const delivery = { firstName: "Ada", lastName: "Berg", ...german };

const arrivalNow = (): string =>
  arrivalOf(getStorefront("CBDE"), shop.services.clock.now(), "PHYSICAL").at.toISOString();

const ordering = async (paymentMethod: string): Promise<{ buyer: Buyer; orderUuid: string }> => {
  const buyer = await shop.buyer("CBDE");
  await buyer.add("CBDE-cafe-elodie-p");
  const { orderUuid } = await buyer.place({ paymentMethod, delivery });
  await shop.settle(10_000);
  return { buyer, orderUuid };
};

/** The day by the page's list of parcels, and by its summary. */
const shownTo = async (buyer: Buyer, orderUuid: string) => {
  const { details } = await buyer.show(orderUuid);
  return [details?.deliveries[0]?.expectedAt, details?.order.shipments[0]?.deliveryDate];
};

/** Until when that day holds, by the summary. */
const holdsUntil = async (buyer: Buyer, orderUuid: string) =>
  (await buyer.show(orderUuid)).details?.order.shipments[0]?.orderBefore;

test("a bank transfer that takes days promises nothing past before it, and one day from then on", async () => {
  const { buyer, orderUuid } = await ordering("banktransfer");
  shop.services.clock.advance(5 * day);
  expect(await shownTo(buyer, orderUuid)).toEqual([arrivalNow(), arrivalNow()]);
  expect(new Date(`${await holdsUntil(buyer, orderUuid)}`) > shop.services.clock.now()).toBe(true);
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(5000);
  const promised = arrivalNow();
  shop.services.clock.advance(5 * day);
  expect(arrivalNow()).not.toBe(promised);
  expect(await shownTo(buyer, orderUuid)).toEqual([promised, promised]);
  expect(await holdsUntil(buyer, orderUuid)).toBeNull();
  expect((await orderForMail(shop.services.pool, orderUuid))?.deliveries).toMatchObject([{ expectedAt: promised }]);
});

test("an order that is paid again later says on its page when it would arrive now", async () => {
  const { buyer, orderUuid } = await ordering("paypal");
  shop.provider.move(await shop.paymentOf(orderUuid), "FAILED");
  await shop.settle(5000);
  shop.services.clock.advance(5 * day);
  expect((await showOrderAsCart(orderUuid, buyer.scope)).shipments[0]?.deliveryDate).toBe(arrivalNow());
});
