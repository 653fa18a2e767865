import { getStorefront } from "@giftshop/storefront-config";
import { businessTerms } from "@giftshop/storefront-config/business";
import { quoteLimits } from "@giftshop/validation";
import { approveCredit } from "../../../money/credit/index.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Services } from "../../../platform/services.ts";
import { readView } from "../../catalogue/snapshot/view.ts";
import { tellBuyer } from "../emails/emails.ts";
import { priceOffer } from "./price-lines.ts";
import { lockQuoteByReference, moveQuote, notePriced, noteSent } from "./quotes-table.ts";
import { openStates, type QuoteLine, type QuoteRecord } from "./types.ts";
import { insertComment, insertVersion } from "./versions-table.ts";

/** A quote as staff name it, and who they are: kept with what they do. */
export interface ByStaff {
  reference: string;
  staff: string;
}

const day = 86_400_000;

/** Throws 2501 for what there is not. */
const locked = async (client: PoolClient, reference: string): Promise<QuoteRecord> => {
  const quote = await lockQuoteByReference(client, reference);
  if (quote === undefined) throw new Failure("quoteNotFound", "reference");
  return quote;
};

/** A line holds what its receivers get, and no more than one may ask for. Throws 2050 at the line. */
const judgeQuantities = (lines: readonly QuoteLine[]): void => {
  for (const [index, { quantity, receivers }] of lines.entries()) {
    const given = receivers.reduce((sum, one) => sum + one.quantity, 0);
    const isRight =
      Number.isSafeInteger(quantity) && quantity >= Math.max(1, given) && quantity <= quoteLimits.quantity;
    if (!isRight) throw new Failure("wrongQuantity", `lines[${index}].quantity`);
  }
};

/** What a version offers. Amounts: minor units, VAT included. */
export interface Pricing extends ByStaff {
  lines: readonly QuoteLine[];
  /** Postage; absent: what a basket would pay. */
  shipping?: number | undefined;
  /** Default: in 30 days. */
  validUntil?: Date | undefined;
}

/**
 * Prices a quote as another version, which its buyer does not see until it is sent; answers its number.
 * Throws 2501, 2502 for one that was accepted or given up, 2050, and what the catalogue says of a line.
 */
export const priceQuote = (services: Services, pricing: Pricing): Promise<number> =>
  inTransaction(services.pool, (client) => priceQuoteWithin(services, client, pricing));

/** {@link priceQuote} in the caller's transaction. */
export const priceQuoteWithin = async (
  services: Services,
  client: PoolClient,
  { reference, staff, ...offer }: Pricing,
): Promise<number> => {
  const quote = await locked(client, reference);
  if (quote.state === "ACCEPTED" || quote.state === "WITHDRAWN") throw new Failure("quoteClosed", "reference");
  const now = services.clock.now();
  const validUntil = offer.validUntil ?? new Date(now.getTime() + businessTerms.quoteDays * day);
  if (offer.lines.length === 0) throw new Failure("required", "lines");
  if (validUntil <= now) throw new Failure("deliveryTooSoon", "validUntil");
  judgeQuantities(offer.lines);
  const storefront = getStorefront(quote.storefront);
  const view = await readView(services, { storefront, language: quote.language }, client);
  const { shipping } = priceOffer(offer, view, "lines");
  const version = quote.version + 1;
  await insertVersion(client, quote.id, { version, shipping, staff, at: now, lines: offer.lines });
  await notePriced(client, quote.id, { version, validUntil }, now);
  return version;
};

/** How a quote is sent. */
export interface Sending extends ByStaff {
  /** Approves credit for the company, so that the quote can be accepted on invoice. Default `false`. */
  onInvoice?: boolean | undefined;
}

/** Sends a priced quote to its buyer. Throws 2501, and 2502 where it is not PRICED. */
export const sendQuote = (services: Services, sending: Sending): Promise<void> =>
  inTransaction(services.pool, (client) => sendQuoteWithin(services, client, sending));

/** {@link sendQuote} in the caller's transaction. */
export const sendQuoteWithin = async (
  services: Services,
  client: PoolClient,
  { reference, staff, onInvoice = false }: Sending,
): Promise<void> => {
  const quote = await locked(client, reference);
  if (quote.state !== "PRICED") throw new Failure("quoteClosed", "reference");
  const now = services.clock.now();
  const { legalEntity, currency } = getStorefront(quote.storefront);
  const { companyName, vatNumber, email } = quote.buyer;
  if (onInvoice && companyName !== null) {
    const company = { legalEntity, currency, companyName, vatNumber, email };
    await approveCredit(client, company, { staff, why: `quote ${reference}` }, now);
  }
  await noteSent(client, quote.id, onInvoice, now);
  await tellBuyer(services, client, { quoteId: quote.id, news: "sent", n: quote.version });
};

/** What staff write to the buyer of a quote. */
export interface StaffComment extends ByStaff {
  text: string;
}

/** Writes to the buyer of a quote. Throws 2501. */
export const commentAsStaff = (services: Services, comment: StaffComment): Promise<void> =>
  inTransaction(services.pool, (client) => commentWithin(services, client, comment));

/** {@link commentAsStaff} in the caller's transaction. */
export const commentWithin = async (
  services: Services,
  client: PoolClient,
  { reference, staff, text }: StaffComment,
): Promise<void> => {
  const quote = await locked(client, reference);
  const n = await insertComment(client, quote.id, { text, staff, at: services.clock.now() });
  await tellBuyer(services, client, { quoteId: quote.id, news: "comment", n });
};

/** Gives a quote up, and tells its buyer. Throws 2501, and 2502 where it has ended. */
export const withdrawAsStaff = (services: Services, by: ByStaff): Promise<void> =>
  inTransaction(services.pool, (client) => withdrawWithin(services, client, by));

/** {@link withdrawAsStaff} in the caller's transaction. */
export const withdrawWithin = async (
  services: Services,
  client: PoolClient,
  { reference, staff }: ByStaff,
): Promise<void> => {
  const quote = await locked(client, reference);
  if (!openStates.has(quote.state)) throw new Failure("quoteClosed", "reference");
  await moveQuote(client, quote.id, "WITHDRAWN", services.clock.now());
  await tellBuyer(services, client, { quoteId: quote.id, news: "withdrawn" });
  services.log.info({ reference, staff }, "a quote was given up by staff");
};
