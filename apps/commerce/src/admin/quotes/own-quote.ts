import { errorCodes } from "@giftshop/validation";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import { lockQuoteByReference } from "../../shop/business/quotes/quotes-table.ts";
import type { QuoteRecord } from "../../shop/business/quotes/types.ts";
import { audit, requirePlace, type StaffScope, whyOf } from "../staff/api/scope.ts";
import { type Refusal, Refused } from "../staff/refused.ts";

const refusedBy: ReadonlyMap<number, Refusal> = new Map([
  [errorCodes.quoteNotFound, "NOT_FOUND"],
  [errorCodes.quoteClosed, "QUOTE_CLOSED"],
  [errorCodes.productNotFound, "QUOTE_GONE"],
  [errorCodes.notAnOption, "QUOTE_GONE"],
  [errorCodes.valueOutOfBounds, "QUOTE_VALUE"],
  [errorCodes.appleLimit, "QUOTE_VALUE"],
  [errorCodes.countLimit, "QUOTE_QUANTITY"],
  [errorCodes.wrongQuantity, "QUOTE_QUANTITY"],
  [errorCodes.deliveryTooSoon, "QUOTE_DAY"],
]);

/** Some work about quotes; what they refuse is said as a person of the shop is told it. */
export const saying = async <Done>(work: () => Promise<Done>): Promise<Done> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const [first] = error.problems;
    throw new Refused(refusedBy.get(first?.code ?? 0) ?? "INVALID", first?.parameter);
  }
};

/** A quote of the person's, as it was found. Throws NOT_FOUND. */
export const lockOwnQuote = async (client: PoolClient, reference: string, scope: StaffScope): Promise<QuoteRecord> => {
  const quote = await lockQuoteByReference(client, reference.trim().toUpperCase().slice(0, 40));
  if (quote === undefined) throw new Refused("NOT_FOUND", "reference");
  requirePlace(scope, quote.storefront);
  return quote;
};

interface About {
  reference: string;
  why: string;
  /** The version that the person saw: of another one CHANGED is thrown. */
  version?: number;
}

/** Deals with a quote of the person's, in one transaction with what the audit says. */
export const aboutQuote = (
  scope: StaffScope,
  { reference, why, version }: About,
  work: (client: PoolClient, quote: QuoteRecord) => Promise<object>,
): Promise<void> =>
  inTransaction(scope.services.pool, async (client) => {
    const quote = await lockOwnQuote(client, reference, scope);
    if (version !== undefined && version !== quote.version) throw new Refused("CHANGED", "version");
    const { reference: subject, storefront, state } = quote;
    const said = whyOf(why);
    const after = await saying(() => work(client, quote));
    await audit(scope, client, { subject, storefront, before: { state, version: quote.version }, after, why: said });
  });
