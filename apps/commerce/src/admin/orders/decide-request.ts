import { inTransaction } from "../../platform/database/index.ts";
import { type LimitInput, setLimit } from "../companies/change-credit.ts";
import { type InvoiceOffer, sendOnInvoiceWithin } from "../quotes/send-on-invoice.ts";
import { grantsOf } from "../staff/accounts.ts";
import { audit, requirePlace, type StaffScope } from "../staff/api/scope.ts";
import { Refused } from "../staff/refused.ts";
import { decideStaffRequest, lockStaffRequest, type StaffRequest } from "../staff/requests-table.ts";
import { placesOf } from "../staff/roles.ts";
import type { Action } from "./actions/action.ts";
import { reissueAction } from "./actions/cards.ts";
import { claimAction } from "./actions/claim.ts";
import { correct } from "./actions/correct.ts";
import { refund, withdrawFor } from "./actions/refund.ts";
import { lockOwnOrder } from "./own-order.ts";

/** What each request does once a second person wants it, too; its input is what the same action kept. */
const actions: Readonly<Record<Action<object>["operation"], Action<never>>> = {
  "orders.refund": refund,
  "orders.withdraw": withdrawFor,
  "cards.reissue": reissueAction,
  "orders.correct": correct,
  "claims.decide": claimAction,
};

const actionOf = ({ operation }: StaffRequest): Action<never> => {
  const found = Object.entries(actions).find(([name]) => name === operation);
  if (found === undefined) throw new Error(`Nothing is known of a request for ${operation}.`);
  return found[1];
};

interface Decision {
  id: string;
  approve: boolean;
  why: string;
}

/**
 * Does or refuses what somebody else asked for, by who could have asked; one's own can only be taken
 * back.
 *
 * @throws NOT_FOUND, DECIDED, OWN_REQUEST, FORBIDDEN, and what keeps it from being done
 */
export const decideRequest = ({ id, approve, why }: Decision, scope: StaffScope): Promise<void> =>
  inTransaction(scope.services.pool, async (client) => {
    const { services, actor } = scope;
    const request = await lockStaffRequest(client, id);
    if (request === undefined) throw new Refused("NOT_FOUND", "id");
    requirePlace(scope, request.storefront);
    if (request.decision !== null) throw new Refused("DECIDED", "id");
    const own = request.askedBy === actor.id;
    if (own && approve) throw new Refused("OWN_REQUEST", "id");
    const places = placesOf(request.operation, await grantsOf(client, actor.id));
    if (!own && places !== "EVERYWHERE" && !places.includes(request.storefront)) throw new Refused("FORBIDDEN");
    const decision = approve ? "APPROVED" : "REFUSED";
    await decideStaffRequest(client, id, { decision, staff: actor.id, why, now: services.clock.now() });
    const { subject, storefront, operation, input, amount, currency, asker } = request;
    const before = { request: id, operation, askedBy: asker, ...input, amount, currency };
    const staff = `${asker}, ${actor.name}`;
    const perform = async (): Promise<object> => {
      // A company's credit is of no order, and neither is a quote.
      if (operation === "credit.change") return setLimit(client, input as LimitInput, { staff, why }, scope);
      if (operation === "quotes.credit") return sendOnInvoiceWithin(client, input as InvoiceOffer, staff, scope);
      const order = await lockOwnOrder(client, subject, scope);
      return actionOf(request).perform({ services, client, order, staff }, input as never);
    };
    const after = approve ? await perform() : { refused: true };
    await audit(scope, client, { subject, storefront, before, after: { ...after, decision }, why });
  });
