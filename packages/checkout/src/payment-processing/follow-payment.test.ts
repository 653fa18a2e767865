import { expect, test } from "@jest/globals";
import { followPayment, type PaymentView } from "./follow-payment.ts";
import type { PaymentAnswer } from "./payment-watch.ts";

/** A page whose time passes only by sleeping. */
const follow = async (answers: (PaymentAnswer | Error)[], { offline = 0 } = {}) => {
  let time = 0;
  let away = offline;
  let asked = 0;
  const shown: PaymentView[] = [];
  await followPayment({
    async ask() {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? "PROCESSING";
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    async sleep(milliseconds) {
      time += milliseconds;
    },
    waitUntilOnline() {
      if (away === 0) return undefined;
      time += away;
      away = 0;
      return Promise.resolve();
    },
    now: () => time,
    show: (view) => shown.push(view),
    stopped: () => false,
  });
  return { shown: shown.map(({ kind }) => kind), last: shown.at(-1), asked, time };
};

test("a payment that settles on the third question leads to the confirmation", async () => {
  const { shown, asked } = await follow(["PROCESSING", new Error("lost"), "PAID"]);
  expect(shown).toEqual(["waiting", "confirmation"]);
  expect(asked).toBe(3);
});

test("a refused one leads back to the checkout, saying why", async () => {
  expect((await follow(["CANCELED"])).last).toEqual({ kind: "retry", error: "canceled" });
});

test("after a quarter of a minute the page says that it is slow, after a minute what happens next", async () => {
  const { shown, time, asked } = await follow(["PROCESSING"]);
  expect(new Set(shown)).toEqual(new Set(["waiting", "slow", "late"]));
  expect(time).toBeLessThanOrEqual(60_000);
  expect(asked).toBeLessThan(25);
});

test("an hour without a connection is not held against the payment", async () => {
  const { shown } = await follow(["PROCESSING", "PAID"], { offline: 3_600_000 });
  expect(shown).toEqual(["waiting", "offline", "waiting", "confirmation"]);
});

test("a page that was left asks no more", async () => {
  let asked = 0;
  await followPayment({
    async ask() {
      asked += 1;
      return "PROCESSING";
    },
    sleep: async () => {},
    waitUntilOnline: () => undefined,
    now: () => 0,
    show: () => {},
    stopped: () => asked > 0,
  });
  expect(asked).toBe(1);
});
