import { staffCards } from "../../money/giftcard/index.ts";
import { readDeliveries, readLines } from "../../money/order/index.ts";
import { inTransaction } from "../../platform/database/index.ts";
import { giftsOfOrder } from "../../shop/gift/index.ts";
import { audit, type StaffScope } from "../staff/api/scope.ts";
import { type Refusal, Refused } from "../staff/refused.ts";
import type { Doing } from "./actions/action.ts";
import { block } from "./actions/cards.ts";
import { resendOf } from "./actions/resend.ts";
import { lockOwnOrder } from "./own-order.ts";

/** What is done about several orders. */
export type BulkAction = "RESEND" | "BLOCK";

/** What happens to one of them, or happened. */
export interface BulkLine {
  number: string;
  storefront: string | null;
  /** What it is done to: gifts that are sent again, cards that are blocked. */
  count: number;
  /** Why nothing is done about it. */
  refusal: Refusal | null;
}

const mostOrders = 100;

/** Gifts that were e-mailed and may be again; cards that can be spent. */
const targetsOf = async ({ client, order }: Doing, action: BulkAction): Promise<number[]> => {
  if (order.forgotten) return [];
  if (action === "BLOCK") {
    const lines = await readLines(client, order.id);
    const cards = await staffCards(
      client,
      lines.map(({ id }) => id),
    );
    return cards.filter(({ state }) => state === "ACTIVE").map(({ id }) => id);
  }
  const gifts = await giftsOfOrder(client, order.id);
  const opened = new Set(gifts.filter(({ state }) => state !== "UNOPENED").map((gift) => gift.package));
  const deliveries = await readDeliveries(client, order.id);
  return deliveries
    .filter(({ kind, state }) => kind === "DIGITAL" && (state === "SENT" || state === "FAILED"))
    .flatMap((delivery) => (opened.has(delivery.package) ? [] : delivery.package));
};

const none: Readonly<Record<BulkAction, Refusal>> = { RESEND: "NOT_SENDABLE", BLOCK: "CARD_BLOCKED" };

const one = async (
  scope: StaffScope,
  number: string,
  work: (doing: Doing, targets: readonly number[]) => Promise<void>,
  action: BulkAction,
): Promise<BulkLine> => {
  try {
    return await inTransaction(scope.services.pool, async (client) => {
      const order = await lockOwnOrder(client, number, scope);
      const doing = { services: scope.services, client, order, staff: scope.actor.name };
      const targets = await targetsOf(doing, action);
      if (targets.length === 0) throw new Refused(none[action], "numbers");
      await work(doing, targets);
      return { number: order.number, storefront: order.storefront, count: targets.length, refusal: null };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { number, storefront: null, count: 0, refusal: error.code };
  }
};

const distinct = (numbers: readonly string[]): string[] => {
  const all = [...new Set(numbers.map((number) => number.trim().toUpperCase()).filter(Boolean))];
  if (all.length === 0 || all.length > mostOrders) throw new Refused("INVALID", "numbers");
  return all;
};

/** What would happen to each order; nothing is done. */
export const previewBulk = async (
  scope: StaffScope,
  { numbers, action }: { numbers: readonly string[]; action: BulkAction },
): Promise<BulkLine[]> => {
  const lines: BulkLine[] = [];
  for (const number of distinct(numbers)) lines.push(await one(scope, number, async () => undefined, action));
  return lines;
};

/**
 * Does it about each order in a transaction of its own, with what
 * the audit says: what cannot be done for one stops no other.
 */
export const doBulk = async (
  scope: StaffScope,
  { numbers, action, why }: { numbers: readonly string[]; action: BulkAction; why: string },
): Promise<BulkLine[]> => {
  const work = async (doing: Doing, targets: readonly number[]): Promise<void> => {
    const after = [];
    for (const target of targets)
      after.push(
        action === "BLOCK"
          ? await block(doing, { card: target, reason: "STOLEN" })
          : await resendOf(doing, { package: target }),
      );
    const { number: subject, storefront } = doing.order;
    await audit(scope, doing.client, { subject, storefront, after: { several: after }, why });
  };
  const lines: BulkLine[] = [];
  for (const number of distinct(numbers)) lines.push(await one(scope, number, work, action));
  return lines;
};
