import { expect, test } from "@jest/globals";
import { correctEmail } from "../../aftercare/correct-email.ts";
import { openGift } from "../../gift/open-gift.ts";
import { remindUnopened } from "../../gift/remind-unopened.ts";
import { showGift } from "../../gift/show-gift.ts";
import { type PaidGift, payGift, press, sendGiftEmail, wrapped } from "../../gift/testing/wrapped-gifts.ts";
import { changeOrderDay } from "../days/change-order-day.ts";
import { releaseGifts } from "../fulfilment/release-gifts.ts";
import { shopForFile } from "../testing/shop-test.ts";

const shop = shopForFile(wrapped);
const day = 86_400_000;
const email = "zoe.martin@example.com";

const deliveryOf = async ({ buyer, orderUuid }: PaidGift) => {
  const [delivery] = (await buyer.show(orderUuid)).details?.deliveries ?? [];
  if (delivery === undefined) throw new Error("The order has no delivery.");
  return delivery;
};
const change = async (gift: PaidGift, scope = gift.buyer.scope, to = email) => {
  const { packageId } = await deliveryOf(gift);
  return correctEmail({ orderUuid: gift.orderUuid, packageId, email: to }, scope);
};

test("sent to a wrong address, it goes to the right one: the first link is dead, the new one opens it, its pages name the new address", async () => {
  const gift = await payGift(shop);
  const first = await sendGiftEmail(shop, gift);
  expect(await deliveryOf(gift)).toMatchObject({ state: "SENT", giftState: "UNOPENED", canChangeDay: true });
  const { details } = await change(gift);
  expect(details?.deliveries[0]).toMatchObject({ recipientEmail: email });
  expect(details?.order.shipments[0]?.packages[0]?.recipient).toMatchObject({ email });
  const second = await sendGiftEmail(shop, gift);
  expect(second.mail?.to).toBe(email);
  expect(second.mail?.messageId).not.toBe(first.mail?.messageId);
  const { scope } = await shop.buyer();
  await expect(showGift(first.token, scope)).rejects.toMatchObject({ code: 2204 });
  expect((await openGift(press(second.token), scope)).cards).toHaveLength(1);
  await expect(change(gift, gift.buyer.scope, "eve@example.com")).rejects.toMatchObject({ problems: [{ code: 2072 }] });
});

test("nobody but its buyer changes it, and not while its email is being sent", async () => {
  const gift = await payGift(shop);
  const { scope } = await shop.buyer();
  await expect(change(gift, scope)).rejects.toMatchObject({ code: 2042 });
  // Paid, and on its way to the mail server.
  await expect(change(gift)).rejects.toMatchObject({ code: 2063 });
  await sendGiftEmail(shop, gift);
  await expect(change(gift, gift.buyer.scope, "zoe@")).rejects.toMatchObject({ code: 1106 });
});

test("sent already, it goes again on another day, once; reminders count from then", async () => {
  const gift = await payGift(shop);
  const first = await sendGiftEmail(shop, gift);
  const { packageId, dayVersion } = await deliveryOf(gift);
  const wanted = new Date(shop.services.clock.now().getTime() + 20 * day);
  const deliveryDate = { date: wanted.toISOString().slice(0, 10), hour: 10, timeZone: "Europe/Paris" };
  await changeOrderDay({ orderUuid: gift.orderUuid, packageId, dayVersion, deliveryDate }, gift.buyer.scope);
  expect(await deliveryOf(gift)).toMatchObject({ state: "SCHEDULED", canChangeDay: true });
  expect(await releaseGifts(shop.services)).toBe(0);
  shop.services.clock.advance(8 * day);
  await remindUnopened(shop.services);
  expect(await shop.count("letter", `queue = 'mail.gift-reminder' and job->>'packageId' = '${gift.id}'`)).toBe(0);
  shop.services.clock.advance(13 * day);
  expect(await Promise.all([releaseGifts(shop.services), releaseGifts(shop.services)])).toContain(1);
  const second = await sendGiftEmail(shop, gift);
  const { scope } = await shop.buyer();
  await expect(showGift(first.token, scope)).rejects.toMatchObject({ code: 2204 });
  expect((await showGift(second.token, scope)).state).toBe("UNOPENED");
});
