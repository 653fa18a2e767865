import { getStorefront } from "@giftshop/storefront-config";
import type { OrderRecord } from "../../../money/order/index.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import type { Outcome } from "../../staff/api/outcome.ts";
import { audit, type StaffScope } from "../../staff/api/scope.ts";
import { insertStaffRequest } from "../../staff/requests-table.ts";
import type { Operation } from "../../staff/roles.ts";
import { lockOwnOrder } from "../own-order.ts";

/** What one is done under: an order that is locked, and the name that a decision is written down for. */
export interface Doing {
  services: Services;
  client: PoolClient;
  order: OrderRecord;
  staff: string;
}

/** Something that moves money, and that two people decide about above a limit. */
export interface Action<Input extends object> {
  operation: Extract<
    Operation,
    "orders.refund" | "orders.withdraw" | "cards.reissue" | "orders.correct" | "claims.decide"
  >;
  /** What it is about, in minor units of the order's currency. Throws what keeps it from being done. */
  weigh(doing: Doing, input: Input): Promise<number>;
  /** What the limit is held against, where that is more than it is about. */
  measure?(doing: Doing, input: Input): Promise<number>;
  /** Judges anew and does it; answers what the audit says of it. */
  perform(doing: Doing, input: Input): Promise<object>;
}

/**
 * Does something about an order, or has it wait for a second
 * person, in one transaction with what the audit says.
 */
export const act = <Input extends object>(
  action: Action<Input>,
  { number, input, why }: { number: string; input: Input; why: string },
  scope: StaffScope,
): Promise<Outcome> =>
  inTransaction(scope.services.pool, async (client) => {
    const { services, actor } = scope;
    const order = await lockOwnOrder(client, number, scope);
    const doing: Doing = { services, client, order, staff: actor.name };
    const amount = await action.weigh(doing, input);
    const { storefront, currency } = order;
    const entry = { subject: order.number, storefront, before: { ...input, amount, currency }, why };
    const measured = (await action.measure?.(doing, input)) ?? amount;
    if (measured <= getStorefront(storefront).limits.secondPersonAbove) {
      await audit(scope, client, { ...entry, after: await action.perform(doing, input) });
      return { waits: false };
    }
    const asked = { operation: action.operation, subject: order.number, storefront, input, currency, amount, why };
    const request = await insertStaffRequest(client, asked, { askedBy: actor.id, now: services.clock.now() });
    await audit(scope, client, { ...entry, after: { waitsForSecondPerson: request } });
    return { waits: true };
  });
