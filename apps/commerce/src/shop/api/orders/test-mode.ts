import { randomInt } from "node:crypto";
import type { ApiGift, ApiOrder } from "./orders-table.ts";

const sentAfter = 2_000;
const openedAfter = 5_000;

/** What happens to a gift of test mode; the beginning of its recipient's address says so. */
const outcomes = { opened: "OPENED", failed: "FAILED" } as const;

/**
 * How a gift of test mode stands, which exists as an order only: sent two seconds after it was due, not
 * to `failed…@`, and opened by `opened…@` three seconds later.
 */
export const testGiftState = (
  { createdAt }: Pick<ApiOrder, "createdAt">,
  { testRecipient, deliverAt }: Pick<ApiGift, "testRecipient" | "deliverAt">,
  now: Date,
): { state: "WAITING" | "SCHEDULED" | "SENT" | "OPENED" | "FAILED"; sentAt: Date | null } => {
  if (deliverAt !== null && deliverAt > now) return { state: "SCHEDULED", sentAt: null };
  const due = new Date(Math.max(createdAt.getTime(), deliverAt?.getTime() ?? 0));
  const passed = now.getTime() - due.getTime();
  if (passed < sentAfter) return { state: "WAITING", sentAt: null };
  const outcome = Object.entries(outcomes).find(([start]) => testRecipient?.email.startsWith(start))?.[1];
  if (outcome === "FAILED") return { state: "FAILED", sentAt: null };
  const sentAt = new Date(due.getTime() + sentAfter);
  return { state: outcome === "OPENED" && passed >= openedAfter ? "OPENED" : "SENT", sentAt };
};

/** Whether a gift of test mode is yet to be opened. */
export const willBeOpened = ({ testRecipient }: Pick<ApiGift, "testRecipient">, state: string): boolean =>
  state !== "OPENED" && testRecipient?.email.startsWith("opened") === true;

/** The number of an order of test mode: none of the shop's own looks like it. */
export const testNumber = (storefront: string): string =>
  `TEST-${storefront}-${`${randomInt(100_000_000)}`.padStart(8, "0")}`;
