import { expect, jest, test } from "@jest/globals";
import { ProviderConflict, refundAgain, takeOverRefund } from "../../../money/payment/index.ts";
import { owedBack, paidBack, refunding, refundState } from "../testing/refunding.ts";
import { shopForEachTest } from "../testing/shop-test.ts";

/**
 * The provider has made a refund, and its answer was lost: it is
 * found again, though the provider forgets keys after an hour.
 */
const shop = shopForEachTest();

const minute = 60_000;

const later = async (milliseconds: number): Promise<void> => {
  shop.services.clock.advance(milliseconds);
  await shop.settle(0);
};

/** The provider has it, and we do not know. */
const lost = async () => {
  const refund = await refunding(shop);
  shop.provider.failNext("lost");
  await shop.settle(0);
  expect(await refundState(shop)).toBe("CREATED");
  return refund;
};

test("no worker ran for an hour: the refund is looked for, and not asked for again", async () => {
  const { payment } = await lost();
  const asked = jest.spyOn(shop.provider, "refund");
  shop.provider.forgetKeys();
  await later(61 * minute);
  expect(asked).not.toHaveBeenCalled();
  expect(await refundState(shop)).toBe("PENDING");
  expect(shop.provider.refunds.size).toBe(1);
  expect(await owedBack(shop)).toBe(0);
  shop.provider.moveRefunds(payment, "REFUNDED");
  await later(61 * minute);
  expect(await refundState(shop)).toBe("REFUNDED");
  expect(await shop.watched("REFUND")).toEqual([]);
});

test("a payment of which there is more than went back is not given back twice", async () => {
  const { payment } = await lost();
  shop.provider.hold(payment, { amount: 3 * paidBack });
  shop.provider.forgetKeys();
  await later(61 * minute);
  expect(shop.provider.refunds.size).toBe(1);
  expect(await owedBack(shop)).toBe(0);
});

test("a key that was forgotten earlier is a conflict, and the refund is found all the same", async () => {
  await lost();
  shop.provider.forgetKeys();
  await later(minute);
  expect(await refundState(shop)).toBe("PENDING");
  expect(shop.provider.refunds.size).toBe(1);
  expect(await owedBack(shop)).toBe(0);
});

test("one that came back before we heard of it is owed", async () => {
  const { payment, number } = await lost();
  shop.provider.moveRefunds(payment, "FAILED");
  shop.provider.forgetKeys();
  await later(61 * minute);
  expect(await refundState(shop)).toBe("FAILED");
  expect(await owedBack(shop)).toBe(paidBack);
  await refundAgain(shop.context, number);
  await later(1000);
  expect(shop.provider.refunds.size).toBe(2);
  expect(await owedBack(shop)).toBe(0);
});

test("a payment that went back by hand is left to a person, and is not asked about for ever", async () => {
  const { refund, payment, number } = await refunding(shop);
  const byHand = { id: "re_hand", state: "REFUNDED", key: null, paymentId: payment, amount: paidBack } as const;
  shop.provider.refunds.set("re_hand", byHand);
  const asked = jest.spyOn(shop.provider, "refund");
  await shop.settle(5 * minute);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await shop.watched("REFUND")).toEqual([{ what: "REFUND_REFUSED", id: refund }]);
  expect(await owedBack(shop)).toBe(paidBack);
  expect(await takeOverRefund(shop.context, number, "re_hand")).toBe(true);
  expect(await refundState(shop)).toBe("REFUNDED");
  expect(await owedBack(shop)).toBe(0);
});

test("a conflict while all of it is left is no answer: it is asked again", async () => {
  await refunding(shop);
  jest.spyOn(shop.provider, "refund").mockRejectedValueOnce(new ProviderConflict("409"));
  await shop.settle(0);
  expect(await refundState(shop)).toBe("CREATED");
  await later(minute);
  expect(await refundState(shop)).toBe("PENDING");
  expect(shop.provider.refunds.size).toBe(1);
});

test("one that never reached the provider is made when the provider is there again, hours later", async () => {
  await refunding(shop);
  shop.provider.failNext("unreachable");
  await shop.settle(0);
  shop.provider.forgetKeys();
  await later(180 * minute);
  expect(shop.provider.refunds.size).toBe(1);
  expect(await owedBack(shop)).toBe(0);
});
