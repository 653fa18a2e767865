import { getStorefront } from "@giftshop/storefront-config";
import { firstCreditOf } from "@giftshop/storefront-config/business";
import { creditOfBuyer } from "../../money/credit/index.ts";
import type { PoolClient } from "../../platform/database/index.ts";
import { sendQuoteWithin } from "../../shop/business/quotes/staff.ts";
import type { Outcome } from "../staff/api/outcome.ts";
import type { StaffScope } from "../staff/api/scope.ts";
import { Refused } from "../staff/refused.ts";
import { insertStaffRequest } from "../staff/requests-table.ts";
import { aboutQuote, lockOwnQuote, saying } from "./own-quote.ts";

/** A version of a quote that its company may accept on invoice. */
export interface InvoiceOffer {
  reference: string;
  version: number;
}

/**
 * Sends it in the caller's transaction; answers what the audit says.
 *
 * @throws NOT_FOUND, CHANGED, QUOTE_CLOSED
 */
export const sendOnInvoiceWithin = async (
  client: PoolClient,
  { reference, version }: InvoiceOffer,
  staff: string,
  scope: StaffScope,
): Promise<object> => {
  const quote = await lockOwnQuote(client, reference, scope);
  if (quote.version !== version) throw new Refused("CHANGED", "version");
  const sending = { reference: quote.reference, staff, onInvoice: true };
  await saying(() => sendQuoteWithin(scope.services, client, sending));
  return { sent: version, onInvoice: true };
};

/**
 * Sends a quote that may be accepted on invoice. Who has no credit yet is given some by
 * it: more than one person may decide about has to be approved by a second one first.
 */
export const sendOnInvoice = async (offer: InvoiceOffer & { why: string }, scope: StaffScope): Promise<Outcome> => {
  const { services, actor } = scope;
  let waits = false;
  await aboutQuote(scope, offer, async (client, { reference, storefront, version, state, buyer }) => {
    if (state !== "PRICED") throw new Refused("QUOTE_CLOSED", "reference");
    const { legalEntity, currency, limits } = getStorefront(storefront);
    const known = await creditOfBuyer(client, { legalEntity, currency, email: buyer.email });
    const amount = firstCreditOf(currency);
    const input: InvoiceOffer = { reference, version };
    if (known || amount <= limits.secondPersonAbove) return sendOnInvoiceWithin(client, input, actor.name, scope);
    waits = true;
    const asked = { operation: "quotes.credit", subject: reference, storefront, input, currency, amount } as const;
    const by = { askedBy: actor.id, now: services.clock.now() };
    return {
      waitsForSecondPerson: await insertStaffRequest(client, { ...asked, why: offer.why }, by),
      amount,
      currency,
    };
  });
  return { waits };
};
