import { errorCodes, isUuid } from "@giftshop/validation";
import { insertBilling, insertOrder, type OrderDraft } from "../../../money/order/index.ts";
import type { PaymentContext } from "../../../money/payment/index.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import type { Services } from "../../../platform/services.ts";
import { giveBackCart } from "../../basket/index.ts";
import { holdStock } from "../../catalogue/stock/stock.ts";
import {
  type Approval,
  approving,
  judgeWhy,
  lockApproval,
  type Membership,
  mayDecide,
  noteDecision,
  requireMember,
  tellDecided,
} from "../../company/index.ts";
import { stockOf } from "../fulfilment/order-effects.ts";
import { payOnInvoice } from "../payments/pay-on-invoice.ts";

type Waiting = { approval: Approval; draft: OrderDraft };

/**
 * An order of the member's company that waits, locked.
 * Throws 2510 for any other, and 2515 where it was decided.
 */
const waiting = async (client: PoolClient, id: string, { company }: Membership): Promise<Waiting> => {
  const found = isUuid(id) ? await lockApproval(client, id) : undefined;
  if (found === undefined || found.approval.company !== company.id) throw new Failure("companyNotFound", "id");
  const { approval, draft } = found;
  if (draft === undefined) throw new Failure("companyDecided", "id");
  return { approval, draft };
};

/**
 * Places the order as it was asked for, on invoice. Throws 2031 and the
 * like for what is sold out, 2500 where the credit does not cover it.
 */
const place = async (
  client: PoolClient,
  { approval, draft }: Waiting,
  services: Services,
  context: PaymentContext,
): Promise<void> => {
  const order = await insertOrder(client, approval.id, { ...draft, placedAt: services.clock.now() });
  await insertBilling(client, approval.id, draft.billing);
  const lines = draft.packages.flatMap((one) => one.lines);
  const short = await holdStock(services, client, approval.id, stockOf(lines));
  if (short.length > 0) throw new Failure(short.map(({ why }) => ({ code: errorCodes[why] })));
  await payOnInvoice(client, order, approval, context);
};

/**
 * `decideCompanyOrder`: a yes places the order on invoice in the same transaction; a no gives the basket
 * back.
 *
 * @throws 2202, 2500, 2510, 2512, 2515 where it was decided, and what the order lacks
 */
export const decideApproval = async (
  { id, approve, why: given }: { id: string; approve: boolean; why?: string | null | undefined },
  scope: Scope,
  context: PaymentContext,
): Promise<void> => {
  const member = await requireMember(scope, approving);
  const why = await judgeWhy(given);
  const { services } = scope;
  await inTransaction(services.pool, async (client) => {
    const found = await waiting(client, id, member);
    if (!mayDecide(member, found.approval)) throw new Failure("companyRole");
    const state = approve ? "APPROVED" : "REFUSED";
    await noteDecision(client, id, { state, by: member.account, why }, services.clock.now());
    if (approve) await place(client, found, services, context);
    else await giveBackCart(client, { id, cart: found.draft.cart });
    const { askedBy: to } = found.approval;
    const { storefront, language } = found.draft;
    if (to !== null) await tellDecided(services, client, { id, to, storefront, language, approved: approve });
  });
};

/**
 * `withdrawCompanyOrder`: who asked takes it back, and has their basket again. Throws 2202, 2510 and 2515.
 */
export const withdrawApproval = async (id: string, scope: Scope): Promise<void> => {
  const member = await requireMember(scope);
  const { services } = scope;
  await inTransaction(services.pool, async (client) => {
    const { approval, draft } = await waiting(client, id, member);
    if (approval.askedBy !== member.account) throw new Failure("companyNotFound", "id");
    await noteDecision(client, id, { state: "WITHDRAWN", by: member.account, why: null }, services.clock.now());
    await giveBackCart(client, { id, cart: draft.cart });
  });
};
