import { expect, jest, test } from "@jest/globals";
import { applyKnown } from "../../../money/payment/applying/apply-known.ts";
import { ProviderUnreachable } from "../../../money/payment/index.ts";
import { findReported } from "../../../testing/find-reported.ts";
import { shopForEachTest } from "../testing/shop-test.ts";

/**
 * Money was taken, and what should follow from it fails: a
 * person hears of it, and once it is mended nothing is lost.
 */
const shop = shopForEachTest();

const minute = 60_000;

const placed = async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p");
  const { orderUuid } = await buyer.place();
  return { orderUuid, payment: await shop.paymentOf(orderUuid) };
};

const breaks = (effect: "paid" | "released") =>
  jest.spyOn(shop.context.effects, effect).mockRejectedValue(new Error("broken"));

/** Jumps, and looks after what is due then. */
const later = async (milliseconds: number): Promise<void> => {
  shop.services.clock.advance(milliseconds);
  await shop.settle(0);
};

/** What the watch finds of payments: no mailer runs here. */
const found = async (): Promise<string[]> => {
  const all = await findReported(shop.services.pool, shop.services.clock.now());
  return all.map(({ what }) => what).filter((what) => what !== "GIFT_NOT_SENT" && what !== "EMAIL_NOT_SENT");
};

const attemptOf = async (orderUuid: string): Promise<string> => {
  const { rows } = await shop.services.pool.query("select id from payment_attempt where order_id = $1", [orderUuid]);
  return rows[0]?.id;
};

test("an answer that cannot be applied is an error with ids, and what the watch finds until it is mended", async () => {
  const { orderUuid, payment } = await placed();
  const attempt = await attemptOf(orderUuid);
  const told = jest.spyOn(shop.services.log, "error");
  const broken = breaks("paid");
  shop.provider.move(payment, "PAID");
  await expect(shop.announce(payment)).rejects.toThrow("broken");
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ order: orderUuid, attempt, answer: "PAID" }),
    expect.any(String),
  );
  await shop.settle(4 * minute);
  expect(await found()).toEqual([]);
  await shop.settle(2 * minute);
  expect(await findReported(shop.services.pool, shop.services.clock.now())).toEqual([
    { what: "PAYMENT_NOT_APPLIED", id: attempt },
  ]);
  await later(80 * minute);
  expect(await found()).toEqual(expect.arrayContaining(["PAYMENT_NOT_APPLIED", "ORDER_OVERDUE"]));
  broken.mockRestore();
  await shop.settle(10 * minute);
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
  expect(await found()).toEqual([]);
});

test("money that came late is looked after too, without the provider telling again", async () => {
  const { orderUuid, payment } = await placed();
  shop.provider.move(payment, "EXPIRED");
  await shop.settle(5000);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  const broken = breaks("paid");
  shop.provider.move(payment, "PAID");
  await expect(shop.announce(payment)).rejects.toThrow("broken");
  await shop.settle(6 * minute);
  expect(await found()).toEqual(["PAYMENT_NOT_APPLIED"]);
  broken.mockRestore();
  await shop.settle(minute);
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
  expect(await found()).toEqual([]);
});

test("a call that fails when another one has applied the end already leaves nothing to look after", async () => {
  const { orderUuid, payment } = await placed();
  const id = await attemptOf(orderUuid);
  shop.provider.move(payment, "EXPIRED");
  await shop.settle(5000);
  const slower = applyKnown(shop.context, { id, orderId: orderUuid }, "EXPIRED", async () => {
    throw new Error("connection lost");
  });
  await expect(slower).rejects.toThrow("connection lost");
  expect(await shop.count("payment_attempt", "next_check_at is not null or unapplied_since is not null")).toBe(0);
});

test("an order that cannot be given up is found when its time is over", async () => {
  const { orderUuid } = await placed();
  shop.provider.cancelable = false;
  const broken = breaks("released");
  await later(80 * minute);
  expect(await shop.state(orderUuid)).toBe("PENDING");
  expect(await found()).toContain("ORDER_OVERDUE");
  broken.mockRestore();
  await shop.settle(15 * minute);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
});

test("a provider that is away is no error of ours", async () => {
  const { orderUuid, payment } = await placed();
  shop.provider.move(payment, "PAID");
  const told = jest.spyOn(shop.services.log, "error");
  jest.spyOn(shop.provider, "fetch").mockRejectedValue(new ProviderUnreachable("down"));
  await shop.settle(10 * minute);
  expect(told).not.toHaveBeenCalled();
  expect(await found()).toEqual([]);
  jest.restoreAllMocks();
  await shop.settle(minute);
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
});

test("a refund that the provider does not take is found after an hour", async () => {
  const { orderUuid, payment } = await placed();
  shop.provider.move(payment, "EXPIRED");
  await shop.settle(5000);
  await shop.services.ownerPool.query("update variation_stock set on_hand = 0");
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  jest.spyOn(shop.provider, "refund").mockRejectedValue(new ProviderUnreachable("409"));
  await later(50 * minute);
  expect(await found()).toEqual([]);
  await shop.settle(11 * minute);
  expect(await found()).toEqual(["REFUND_NOT_SENT"]);
  jest.restoreAllMocks();
  await shop.settle(minute);
  expect(await found()).toEqual([]);
  expect(shop.provider.refunds.size).toBe(1);
});
