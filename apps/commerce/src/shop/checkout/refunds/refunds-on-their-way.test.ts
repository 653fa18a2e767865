import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, jest, test } from "@jest/globals";
import {
  listWaitingRefunds,
  ProviderRefused,
  refundAgain,
  refundRounds,
  takeOverRefund,
  webhookRoute,
} from "../../../money/payment/index.ts";
import { owedBack, paidBack as paid, refunding, refundState } from "../testing/refunding.ts";
import type { Shop } from "../testing/shop.ts";
import { shopForEachTest } from "../testing/shop-test.ts";

/** The provider takes a refund at once, but it is owed until the money has arrived, days later. */
const shop = shopForEachTest();

const hour = 3_600_000;
const day = 24 * hour;

const owed = () => owedBack(shop);
const state = () => refundState(shop);
const watch = () => shop.watched("REFUND");

/** The provider has taken it. */
const sent = async () => {
  const refund = await refunding(shop);
  await shop.settle(0);
  return refund;
};

/** Jumps, and looks after what is due then. */
const later = async (milliseconds: number): Promise<void> => {
  shop.services.clock.advance(milliseconds);
  await shop.settle(0);
};

/** The shop's door for the provider, and nothing else. */
const listening = async ({ services, context }: Shop) => {
  const route = webhookRoute(() => context);
  const server = createServer((request, response) => void route.handle(request, response, services, route.path));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
};

test("it is asked about every hour until it has arrived, and then never again", async () => {
  const { payment } = await sent();
  const asked = jest.spyOn(shop.provider, "fetchRefund");
  expect(await owed()).toBe(0);
  await later(59 * 60_000);
  expect(asked).not.toHaveBeenCalled();
  await later(hour);
  await later(hour);
  expect(asked).toHaveBeenCalledTimes(2);
  shop.provider.moveRefunds(payment, "REFUNDED");
  await later(hour);
  expect(await state()).toBe("REFUNDED");
  await later(day);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(await owed()).toBe(0);
  expect(await watch()).toEqual([]);
});

test("the provider's call about its payment has it asked about at once, and about nothing that has arrived", async () => {
  const { payment } = await sent();
  const asked = jest.spyOn(shop.provider, "fetchRefund");
  const call = async () => {
    const url = `${server.url}/webhooks/mollie`;
    const answer = await fetch(url, { method: "POST", body: new URLSearchParams({ id: payment }) });
    expect(answer.status).toBe(200);
    await shop.settle(0);
  };
  const server = await listening(shop);
  try {
    shop.provider.moveRefunds(payment, "REFUNDED");
    await call();
    expect(await state()).toBe("REFUNDED");
    await call();
    expect(asked).toHaveBeenCalledTimes(1);
  } finally {
    await server.close();
  }
});

test.each(["FAILED", "CANCELED"] as const)(
  "one that is %s is owed again, and a person is told until it is sent again and arrives",
  async (end) => {
    const { refund, attempt, payment, number } = await sent();
    const told = jest.spyOn(shop.services.log, "error");
    const asked = jest.spyOn(shop.provider, "fetchRefund");
    shop.provider.moveRefunds(payment, end);
    await later(hour);
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ refund, attempt, state: end }), expect.any(String));
    expect(await owed()).toBe(paid);
    expect(await watch()).toEqual([{ what: "REFUND_FAILED", id: refund }]);
    await later(day);
    expect(asked).toHaveBeenCalledTimes(1);

    expect(await listWaitingRefunds(shop.context)).toMatchObject([{ number, state: end, amount: paid }]);
    expect(await refundAgain(shop.context, number)).toBe(1);
    expect(await refundAgain(shop.context, number)).toBe(0);
    await later(1000);
    expect(shop.provider.refunds.size).toBe(2);
    expect(await owed()).toBe(0);
    shop.provider.moveRefunds(payment, "REFUNDED");
    await later(hour);
    expect(await state()).toBe("REFUNDED");
    expect(await watch()).toEqual([]);
    expect(await shop.count("ledger_tx", "kind = 'REFUND_SENT'")).toBe(2);
    expect(await shop.count("ledger_tx", "kind = 'REFUND_FAILED'")).toBe(1);
  },
);

test("one that comes back twice stands in the books twice", async () => {
  const { payment, number } = await sent();
  for (const times of [1, 2]) {
    shop.provider.moveRefunds(payment, "FAILED");
    await later(hour);
    expect(await owed()).toBe(paid);
    expect(await shop.count("ledger_tx", "kind = 'REFUND_FAILED'")).toBe(times);
    await refundAgain(shop.context, number);
    await later(1000);
    expect(await owed()).toBe(0);
  }
});

test("one that a person has made at the provider is taken over, and nothing else is", async () => {
  const { payment, number } = await refunding(shop);
  jest.spyOn(shop.provider, "refund").mockRejectedValue(new ProviderRefused("422"));
  await shop.settle(0);
  expect(await state()).toBe("REFUSED");
  const { refunds } = shop.provider;
  // The provider's dashboard knows nothing of our keys.
  refunds.set("re_part", { id: "re_part", state: "PENDING", key: null, paymentId: payment, amount: 2000 });
  refunds.set("re_other", { id: "re_other", state: "PENDING", key: null, paymentId: "tr_other", amount: paid });
  for (const id of ["re_part", "re_other", "re_none"])
    expect(await takeOverRefund(shop.context, number, id)).toBe(false);
  expect(await owed()).toBe(paid);
  refunds.set("re_rest", { id: "re_rest", state: "PENDING", key: null, paymentId: payment, amount: paid - 2000 });
  expect(await takeOverRefund(shop.context, number, "re_rest")).toBe(true);
  expect(await owed()).toBe(0);
  shop.provider.moveRefunds(payment, "REFUNDED");
  await later(hour);
  expect(await state()).toBe("REFUNDED");
});

test("one that does not arrive within a week is what the watch finds, also when the provider does not know it any more", async () => {
  await sent();
  jest.spyOn(shop.provider, "fetchRefund").mockRejectedValue(new ProviderRefused("404"));
  await later(6 * day);
  expect(await watch()).toEqual([]);
  await later(day);
  expect((await watch()).map(({ what }) => what)).toEqual(["REFUND_NOT_ARRIVED"]);
});

test("two workers that hear the same book it once", async () => {
  const { payment } = await sent();
  shop.provider.moveRefunds(payment, "FAILED");
  const due = "update payment_refund set next_check_at = created_at";
  const { fetchRefund } = shop.provider;
  const other = refundRounds(shop.context);
  // While one asks, the claim of the other has run out.
  jest.spyOn(shop.provider, "fetchRefund").mockImplementationOnce(async (...which) => {
    await shop.services.pool.query(due);
    expect(await other.begin()).toBe(1);
    await other.end();
    return fetchRefund(...which);
  });
  await later(hour);
  expect(await owed()).toBe(paid);
  expect(await shop.count("ledger_tx", "kind = 'REFUND_FAILED'")).toBe(1);
  expect(await refundAgain(shop.context, (await listWaitingRefunds(shop.context))[0]?.number ?? "")).toBe(1);
});

test("the database lets no refund be forgotten, change its amount, or be sent again under the key that failed", async () => {
  const { payment } = await sent();
  const change = (what: string) => shop.services.pool.query(`update payment_refund set ${what}`);
  await expect(change("next_check_at = null")).rejects.toThrow("payment_refund_followed");
  await expect(change("amount = 1")).rejects.toThrow("permission denied");
  shop.provider.moveRefunds(payment, "FAILED");
  await later(hour);
  const again = "state = 'CREATED', provider_refund_id = null, next_check_at = now()";
  await expect(change(again)).rejects.toThrow("needs another key");
  await expect(change("state = 'REFUNDED'")).rejects.toThrow("does not go from FAILED to REFUNDED");
  await change(`${again}, key = gen_random_uuid()`);
});
