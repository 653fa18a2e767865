import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { applyPayment } from "../../../money/payment/applying/apply-payment.ts";
import { attemptsOf, type ProviderState } from "../../../money/payment/index.ts";
import { inTransaction } from "../../../platform/database/index.ts";
import { billing } from "../testing/shop.ts";
import { shopForFile } from "../testing/shop-test.ts";

const shop = shopForFile();

/** Tells the shop a state, as somebody who fetched it then and comes to apply it now. */
const tell = async (orderUuid: string, state: ProviderState, over: { amount?: number; currency?: string } = {}) => {
  const { services, context, provider } = shop;
  const attempt = (await attemptsOf(services.pool, orderUuid)).at(-1);
  const payment = provider.payments.get(attempt?.providerId ?? "");
  if (attempt === undefined || payment === undefined) throw new Error("There is no payment.");
  const fetched = { ...payment, state, ...over };
  const { effects } = context;
  await inTransaction(services.pool, (client) =>
    applyPayment(client, attempt, fetched, { effects, log: services.log, now: services.clock.now() }),
  );
};

const placed = async (): Promise<string> => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p");
  return (await buyer.place({ billing: { ...billing, email: `${randomUUID()}@example.com` } })).orderUuid;
};

const cardsOf = (orderUuid: string): Promise<number> =>
  shop.count("gift_card", `order_line in (select id from order_line where order_id = '${orderUuid}')`);

type Outcome = "FULFILLING" | "CANCELED" | "PENDING";

/**
 * Once paid it is paid; ended without is cancelled; else it
 * waits, whatever the order in which that was heard.
 */
const expected = (heard: readonly ProviderState[]): Outcome => {
  if (heard.includes("PAID")) return "FULFILLING";
  return heard.some((state) => state === "FAILED" || state === "EXPIRED" || state === "CANCELED")
    ? "CANCELED"
    : "PENDING";
};

const state = fc.constantFrom<ProviderState>("OPEN", "PENDING", "PAID", "FAILED", "EXPIRED", "CANCELED");
const stories = fc.array(state, { minLength: 1, maxLength: 7 });

/** What is believed by who takes each event at its word, and what is handed out by who acts on each. */
const naive = (heard: readonly ProviderState[]): { outcome: ProviderState | undefined; cards: number } => ({
  outcome: heard.at(-1),
  cards: heard.filter((one) => one === "PAID").length,
});

test("events in any order, repeated and at the same time, end the same way, with one card for one payment", async () => {
  let naiveWasWrong = false;
  await fc.assert(
    fc.asyncProperty(stories, fc.boolean(), async (heard, together) => {
      const orderUuid = await placed();
      if (together) await Promise.all(heard.map((one) => tell(orderUuid, one)));
      else for (const one of heard) await tell(orderUuid, one);
      const outcome = await shop.state(orderUuid);
      const paid = outcome === "FULFILLING";
      expect(outcome).toBe(expected(heard));
      expect(await cardsOf(orderUuid)).toBe(paid ? 1 : 0);
      const believed = naive(heard);
      naiveWasWrong ||= (believed.outcome === "PAID") !== paid || (paid && believed.cards !== 1);
      await shop.services.ownerPool.query("update variation_stock set on_hand = reserved + 20");
    }),
    { numRuns: 60 },
  );
  expect(naiveWasWrong).toBe(true);
}, 60_000);

test("a lost webhook is found out by the poller", async () => {
  const orderUuid = await placed();
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  expect(await shop.state(orderUuid)).toBe("PENDING");
  await shop.settle(10_000);
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
});

test.each([{ amount: 4999 }, { currency: "USD" }, { amount: Number.NaN }])(
  "a payment of %j instead is never paid",
  async (over) => {
    const orderUuid = await placed();
    await tell(orderUuid, "PAID", over);
    expect(await shop.state(orderUuid)).toBe("CANCELED");
    expect(await cardsOf(orderUuid)).toBe(0);
  },
);

test("what the provider said is kept once", async () => {
  const orderUuid = await placed();
  for (const one of ["OPEN", "OPEN", "PAID", "PAID"] as const) await tell(orderUuid, one);
  const events = `attempt in (select id from payment_attempt where order_id = '${orderUuid}')`;
  expect(await shop.count("payment_event", events)).toBe(2);
});
