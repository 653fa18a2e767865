import { makeFragmentData, type ResultOf } from "@giftshop/graphql";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { soon } from "../testing/bought.ts";
import type { OrderView } from "./confirmation-order.query.ts";
import { DeliveryFragment } from "./delivery.fragment.ts";
import { useSendingWatch } from "./use-sending-watch.ts";

type Delivery = ResultOf<typeof DeliveryFragment>;

const orderOf = (payment: OrderView["payment"], ...deliveries: Pick<Delivery, "kind" | "state">[]): OrderView => {
  const rest = { packageId: "1", recipientTitle: "Ada", expectedAt: "2026-11-21T10:00:00Z", ...soon };
  const masked = deliveries.map((one) => makeFragmentData({ ...rest, ...one }, DeliveryFragment));
  return { payment, details: { deliveries: masked } } as unknown as OrderView;
};

const waiting = { kind: "DIGITAL", state: "WAITING" } as const;
const sent = { kind: "DIGITAL", state: "SENT" } as const;
const packed = { kind: "PHYSICAL", state: "PREPARING" } as const;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
/** A minute in steps, so that the page draws what each look brought. */
const aMinute = async () => {
  for (let second = 0; second < 60; second += 1) await pass(1 / 60);
};

/** The page, which shows what each look answers; a look that fails leaves what is shown. */
const watch = (first: OrderView, ...answers: (OrderView | undefined)[]) => {
  const looks = jest.fn(async () => {
    const next = answers.shift();
    if (next) page.rerender(next);
  });
  const page = renderHook((order: OrderView) => useSendingWatch(order, looks), { initialProps: first });
  return { looks, page };
};

test("what is being sent is looked at until it has gone", async () => {
  const { looks } = watch(
    orderOf("PAID", waiting, packed),
    orderOf("PAID", waiting, packed),
    orderOf("PAID", sent, packed),
  );
  await aMinute();
  expect(looks).toHaveBeenCalledTimes(2);
});

test("a look that fails is followed by another", async () => {
  const { looks } = watch(orderOf("PAID", waiting), undefined, undefined, orderOf("PAID", sent));
  await aMinute();
  expect(looks).toHaveBeenCalledTimes(3);
});

test("an e-mail that takes its hour is waited for, ever more patiently", async () => {
  const { looks } = watch(orderOf("PAID", waiting));
  await pass(1);
  const atFirst = looks.mock.calls.length;
  await pass(59);
  expect(atFirst).toBeGreaterThan(5);
  expect(looks.mock.calls.length).toBeGreaterThan(60);
  expect(looks.mock.calls.length).toBeLessThan(90);
});

test.each([
  ["nothing goes by e-mail", orderOf("PAID", packed)],
  ["everything has gone", orderOf("PAID", sent, { kind: "DIGITAL", state: "DONATED" })],
  ["it is not paid", orderOf("PENDING", waiting)],
])("where %s there is nothing to look for", async (_why, order) => {
  const { looks } = watch(order);
  await pass(10);
  expect(looks).not.toHaveBeenCalled();
});

test("a page that was left looks no more", async () => {
  const { looks, page } = watch(orderOf("PAID", waiting));
  page.unmount();
  await pass(10);
  expect(looks).not.toHaveBeenCalled();
});
