import { storefronts } from "@giftshop/storefront-config";
import {
  bankRefundSentWithin,
  type Credit,
  type Decided,
  lockBankRefund,
  lockCredit,
  markInvoicePaidWithin,
  resumeCreditWithin,
  setCreditLimitWithin,
  stopCredit,
} from "../../money/credit/index.ts";
import { readOrderByNumber } from "../../money/order/index.ts";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { audit, requirePlace, type StaffScope, storefrontsOf } from "../staff/api/scope.ts";
import { Refused } from "../staff/refused.ts";
import { insertStaffRequest } from "../staff/requests-table.ts";

/** As much as the database keeps of what a bank knows a transfer by. */
const longestReference = 140;

/** What a company may owe from now on, minor units. */
export interface LimitInput {
  credit: string;
  amount: number;
}

/** Storefronts of a legal entity in which the person may do this. */
const placesIn = (scope: StaffScope, { legalEntity }: Pick<Credit, "legalEntity">) => {
  const own = storefrontsOf(scope);
  return storefronts.filter((one) => one.legalEntity === legalEntity && (own === undefined || own.includes(one.code)));
};

/** Whether the person sees a company: a storefront of its legal entity is one of theirs. */
export const sees = (scope: StaffScope, credit: Pick<Credit, "legalEntity">): boolean =>
  placesIn(scope, credit).length > 0;

/** A credit of the person's, locked. Throws NOT_FOUND. */
const lockOwn = async (client: PoolClient, id: string, scope: StaffScope): Promise<Credit> => {
  const credit = /^[0-9a-f-]{36}$/u.test(id) ? await lockCredit(client, id) : undefined;
  if (credit === undefined || !sees(scope, credit)) throw new Refused("NOT_FOUND", "credit");
  return credit;
};

/** Sets a limit in the caller's transaction; answers what the audit says of it. Throws NOT_FOUND. */
export const setLimit = async (
  client: PoolClient,
  { credit: id, amount }: LimitInput,
  by: Decided,
  scope: StaffScope,
): Promise<object> => {
  const { companyName, creditLimit } = await lockOwn(client, id, scope);
  if (!(await setCreditLimitWithin(client, id, amount, by, scope.services.clock.now())))
    throw new Refused("NOT_FOUND", "credit");
  return { companyName, was: creditLimit, creditLimit: amount };
};

/**
 * Says what a company may owe; to raise it by more than one person may decide about waits for a second one.
 */
export const changeLimit = (input: LimitInput, why: string, scope: StaffScope): Promise<{ waits: boolean }> =>
  inTransaction(scope.services.pool, async (client) => {
    const { services, actor } = scope;
    if (!Number.isSafeInteger(input.amount) || input.amount < 0) throw new Refused("INVALID", "amount");
    const credit = await lockOwn(client, input.credit, scope);
    const { companyName, creditLimit, currency } = credit;
    const [place] = placesIn(scope, credit);
    const entry = { subject: companyName, storefront: place?.code ?? null, before: { creditLimit, currency }, why };
    const more = input.amount - creditLimit;
    if (place !== undefined && more > place.limits.secondPersonAbove) {
      const asked = { subject: companyName, storefront: place.code, input, currency, amount: more, why };
      const request = await insertStaffRequest(
        client,
        { operation: "credit.change", ...asked },
        { askedBy: actor.id, now: services.clock.now() },
      );
      await audit(scope, client, { ...entry, after: { waitsForSecondPerson: request, creditLimit: input.amount } });
      return { waits: true };
    }
    await audit(scope, client, { ...entry, after: await setLimit(client, input, { staff: actor.name, why }, scope) });
    return { waits: false };
  });

/** Sells nothing more on invoice to a company, or does so again. Throws NOT_FOUND, DECIDED. */
export const openCredit = (id: string, open: boolean, why: string, scope: StaffScope): Promise<void> =>
  inTransaction(scope.services.pool, async (client) => {
    const { companyName } = await lockOwn(client, id, scope);
    const by = { staff: scope.actor.name, why };
    const done = await (open ? resumeCreditWithin : stopCredit)(client, id, by, scope.services.clock.now());
    if (!done) throw new Refused("DECIDED", "credit");
    await audit(scope, client, { subject: companyName, after: { open }, why });
  });

/** Notes that a company has paid an order. Throws NOT_FOUND, DECIDED. */
export const invoicePaid = (number: string, why: string, scope: StaffScope): Promise<void> =>
  inTransaction(scope.services.pool, async (client) => {
    const order = await readOrderByNumber(client, number.trim().toUpperCase().slice(0, 40));
    if (order === undefined) throw new Refused("NOT_FOUND", "number");
    requirePlace(scope, order.storefront);
    const by = { staff: scope.actor.name, why };
    const marked = await markInvoicePaidWithin(client, order.number, by, scope.services.clock.now());
    if (marked === "UNKNOWN") throw new Refused("NOT_FOUND", "number");
    if (marked === "ALREADY_PAID") throw new Refused("DECIDED", "number");
    const { number: subject, storefront } = order;
    await audit(scope, client, { subject, storefront, after: { paid: true }, why });
  });

/**
 * Notes that a refund was sent by bank, under what the bank knows it by. Throws INVALID, NOT_FOUND, DECIDED.
 */
export const refundSent = (id: string, reference: string, why: string, scope: StaffScope): Promise<void> =>
  inTransaction(scope.services.pool, async (client) => {
    const { services, actor } = scope;
    const known = reference.trim();
    if (known === "" || known.length > longestReference) throw new Refused("INVALID", "reference");
    const refund = /^[0-9a-f-]{36}$/u.test(id) ? await lockBankRefund(client, id) : undefined;
    if (refund === undefined) throw new Refused("NOT_FOUND", "id");
    const { orderNumber: subject, storefront, amount, currency } = refund;
    requirePlace(scope, storefront);
    const by = { staff: actor.name, reference: known };
    if (!(await bankRefundSentWithin(client, refund, by, services.clock.now()))) throw new Refused("DECIDED", "id");
    await audit(scope, client, { subject, storefront, after: { sentByBank: amount, currency, reference: known }, why });
  });
