import { inTransaction } from "../../../platform/database/index.ts";
import { audit, type StaffScope } from "../../staff/api/scope.ts";
import { Refused } from "../../staff/refused.ts";
import type { Doing } from "../actions/action.ts";
import { lockOwnOrder } from "../own-order.ts";

/** Ids of rows. Throws NOT_FOUND for what is none. */
export const rowId = (text: string, parameter: string): number => {
  if (!/^\d{1,15}$/u.test(text)) throw new Refused("NOT_FOUND", parameter);
  return Number(text);
};

/** Does something about an order at once, in one transaction with what the audit says. */
export const atOnce = (
  scope: StaffScope,
  { number, why, before }: { number: string; why: string; before?: object },
  work: (doing: Doing) => Promise<object | null>,
): Promise<void> =>
  inTransaction(scope.services.pool, async (client) => {
    const order = await lockOwnOrder(client, number, scope);
    const after = await work({ services: scope.services, client, order, staff: scope.actor.name });
    const { number: subject, storefront } = order;
    await audit(scope, client, { subject, storefront, ...(before && { before }), after, why });
  });
