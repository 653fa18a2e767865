import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { shopForFile } from "../checkout/testing/shop-test.ts";
import { openGift } from "../gift/open-gift.ts";
import { showGift } from "../gift/show-gift.ts";
import { booked, type PaidGift, payGift, press, sendGiftEmail, wrapped } from "../gift/testing/wrapped-gifts.ts";
import { takeBackGift } from "./take-back-gift.ts";

const shop = shopForFile(wrapped);

const tagOf = async ({ id }: PaidGift): Promise<string> => {
  const { rows } = await shop.services.pool.query<{ tag: string }>("select tag from order_package where id = $1", [id]);
  return rows[0]?.tag ?? "";
};
const takeBack = async (gift: PaidGift, scope = gift.buyer.scope, key: string = randomUUID()) =>
  takeBackGift({ orderUuid: gift.orderUuid, packageId: await tagOf(gift), idempotencyKey: key }, scope);

const refunded = (payment: string): number[] =>
  [...shop.provider.refunds.values()].filter(({ paymentId }) => paymentId === payment).map(({ amount }) => amount);

test("its buyer takes an unopened gift back, months after it was sent: its link opens nothing, the money goes back once", async () => {
  const gift = await payGift(shop);
  const { token } = await sendGiftEmail(shop, gift);
  shop.services.clock.advance(60 * 86_400_000);
  const key = randomUUID();
  const all = await Promise.all([1, 2, 3].map(() => takeBack(gift, gift.buyer.scope, key)));
  for (const { receipt } of all) expect(receipt).toMatchObject({ id: key, amount: 5000 });
  await shop.settle(20_000);
  expect(refunded(gift.payment)).toEqual([5000]);
  const { scope } = await shop.buyer();
  expect((await showGift(token, scope)).state).toBe("TAKEN_BACK");
  await expect(openGift(press(token), scope)).rejects.toMatchObject({ code: 2103 });
  expect(await booked(shop, "UNOPENED_GIFTS")).toBe(0);
});

test("opened, it stays with its receiver; and nobody but the buyer is asked", async () => {
  const gift = await payGift(shop);
  const { token } = await sendGiftEmail(shop, gift);
  const { scope } = await shop.buyer();
  await expect(takeBack(gift, scope)).rejects.toMatchObject({ code: 2042 });
  await openGift(press(token), scope);
  const { receipt, packages } = await takeBack(gift);
  expect([receipt, packages[0]?.refusal]).toEqual([null, "OPENED"]);
});

test("opened and taken back in the same moment: one wins, each time; without the lock both would", async () => {
  const before = await booked(shop, "UNOPENED_GIFTS");
  const { scope } = await shop.buyer();
  const outcomes: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const gift = await payGift(shop);
    const { token } = await sendGiftEmail(shop, gift);
    const opens = () =>
      Promise.all(Array.from({ length: 3 }, () => openGift(press(token), scope).catch(() => undefined)));
    const takes = () => Promise.all(Array.from({ length: 3 }, () => takeBack(gift)));
    // Neither is asked first each time.
    const early = round % 2 === 0 ? opens() : undefined;
    const taking = takes();
    const [opened, taken] = await Promise.all([early ?? opens(), taking]);
    const isOpened = opened.some((one) => one !== undefined);
    const isTaken = taken.some(({ receipt }) => receipt !== null);
    expect([isOpened, isTaken]).toEqual([isOpened, !isOpened]);
    outcomes.push(isOpened ? "opened" : "taken back");
  }
  expect(outcomes).toHaveLength(12);
  expect(await booked(shop, "UNOPENED_GIFTS")).toBe(before);

  // Reads how it stands and writes it later, as one does without a lock.
  await shop.services.ownerPool.query(
    "create table naive_gift (state text); grant all on naive_gift to giftshop_app; insert into naive_gift values ('UNOPENED')",
  );
  const look = async () => (await shop.services.pool.query<{ state: string }>("select state from naive_gift")).rows[0];
  // Both look before either acts: nothing keeps the second from it.
  const seen = await Promise.all([look(), look()]);
  const naive = async (found: { state: string } | undefined): Promise<boolean> => {
    if (found?.state !== "UNOPENED") return false;
    await shop.services.pool.query("update naive_gift set state = 'DONE'");
    return true;
  };
  expect(await Promise.all(seen.map(naive))).toEqual([true, true]);
});
