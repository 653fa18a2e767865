/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import type { AnalyticsEvent } from "../layer/events.ts";
import { push } from "../layer/push.ts";
import type { Forwarded } from "./adapter.ts";
import { forward } from "./forward.ts";

const login: AnalyticsEvent = { event: "login", method: "passkey" };
const search: AnalyticsEvent = { event: "search", search_term: "petal", results_count: 2 };
const purchase: AnalyticsEvent = {
  event: "purchase",
  order: "3f2a8c10-9b1d-4e6f-8a7b-0c1d2e3f4a5b",
  ecommerce: { transaction_id: "CB-1", currency: "EUR", value: 25, tax: 0, shipping: 0, items: [] },
};

let stop = () => {};
const setUp = ({ agreed = false, gclid = undefined as string | undefined, first = [true] } = {}) => {
  let statistics = agreed;
  const listeners = new Set<() => void>();
  const sent: (Forwarded | "grant" | "withdraw")[] = [];
  const claim = jest.fn<(order: string) => Promise<boolean>>();
  for (const answer of first) claim.mockResolvedValueOnce(answer);
  stop = forward({
    consent: {
      read: () => ({ statistics, media: false }),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    adapter: {
      grant: () => void sent.push("grant"),
      send: (event) => void sent.push(event),
      withdraw: () => void sent.push("withdraw"),
    },
    clickId: () => gclid,
    claim,
  });
  const say = (yes: boolean) => {
    statistics = yes;
    for (const listener of listeners) listener();
  };
  return { sent, claim, say };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  window.dataLayer = [];
});
afterEach(() => stop());

test("before consent nothing leaves, and nobody is asked anything", async () => {
  push(login);
  const { sent, claim } = setUp();
  push(purchase);
  await settled();
  expect(sent).toEqual([]);
  expect(claim).not.toHaveBeenCalled();
  expect(window.dataLayer).toHaveLength(2);
});

test("agreed to on this page, what happened on it leaves too", () => {
  push(login);
  const { sent, say } = setUp();
  push(search);
  say(true);
  expect(sent).toEqual(["grant", login, search]);
});

test("withdrawn, what was in memory is gone, and nothing of what follows ever leaves", () => {
  const { sent, say } = setUp({ agreed: true });
  push(login);
  say(false);
  expect(window.dataLayer).toHaveLength(0);
  push(search);
  expect(sent).toEqual(["grant", login, "withdraw"]);
});

test("a purchase leaves once commerce has not counted it before, with the click that led to it and without what names the order", async () => {
  const { sent, claim } = setUp({ agreed: true, gclid: "Cj0-1", first: [true, false] });
  push(purchase);
  push(purchase);
  await settled();
  const { order, ...told } = purchase as Extract<AnalyticsEvent, { event: "purchase" }>;
  expect(claim).toHaveBeenCalledWith(order);
  expect(sent).toEqual(["grant", { ...told, gclid: "Cj0-1" }]);
});

test("one that cannot be claimed, or only once consent is withdrawn, does not leave", async () => {
  const { sent, claim, say } = setUp({ agreed: true, first: [] });
  claim.mockRejectedValueOnce(new TypeError("offline"));
  push(purchase);
  await settled();
  claim.mockResolvedValueOnce(true);
  push(purchase);
  say(false);
  await settled();
  expect(sent).toEqual(["grant", "withdraw"]);
});

test("a request for a quotation bears the click as well, nothing else does", () => {
  const { sent } = setUp({ agreed: true, gclid: "Cj0-1" });
  push(login);
  push({ event: "form_submit_quotation", customer_type: "business" });
  expect(sent).toEqual(["grant", login, { event: "form_submit_quotation", customer_type: "business", gclid: "Cj0-1" }]);
});
