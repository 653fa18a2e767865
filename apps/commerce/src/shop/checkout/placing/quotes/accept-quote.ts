import { acceptQuoteSchema, validate } from "@giftshop/validation";
import { creditOfBuyer } from "../../../../money/credit/index.ts";
import { hashRequest, type PostalAddress, visitorActor } from "../../../../money/order/index.ts";
import type { PaymentContext } from "../../../../money/payment/index.ts";
import { inTransaction, type PoolClient } from "../../../../platform/database/index.ts";
import { Failure } from "../../../../platform/failure.ts";
import type { Scope } from "../../../../platform/graphql/context.ts";
import { type AddressFields, postalAddress } from "../../../basket/index.ts";
import {
  lockQuoteByToken,
  needsAddress,
  ownQuote,
  type PricedQuote,
  pricedQuote,
  type QuoteRecord,
} from "../../../business/index.ts";
import type { Placed } from "../../payments/payment-url.ts";
import { type JudgedOrder, judgeOrderPayment } from "../judge-input.ts";
import { answeredBefore, type DraftCall, type Outcome, placeDraft, placeInRounds } from "../place-draft.ts";
import { draftQuote } from "./draft-quote.ts";

/** What is accepted, and how it is paid. */
interface Judged extends Pick<JudgedOrder, "method" | "issuer"> {
  idempotencyKey: string;
  version: number;
  expectedTotal: number | undefined;
  address: PostalAddress | null;
}

interface Call extends DraftCall {
  token: string;
  judged: Judged;
  visitor: number;
}

const judgeInput = async (input: unknown, needsDelivery: boolean, { storefront }: Scope): Promise<Judged> => {
  const rules = { needsDelivery, countries: storefront.delivery.countries };
  const result = await validate(acceptQuoteSchema(rules), input, { prefix: "input" });
  if (!result.ok) throw new Failure(result.errors.map(({ code, path }) => ({ code, parameter: path })));
  const { paymentMethod, issuer, delivery, idempotencyKey, version, expectedTotal } = result.value;
  const address = delivery ? postalAddress(delivery as AddressFields) : null;
  return { idempotencyKey, version, expectedTotal, address, ...judgeOrderPayment(storefront, paymentMethod, issuer) };
};

/** Throws 2503 where its buyer saw another price, 2502 where it holds no longer. */
const judgeQuote = (quote: QuoteRecord, { version }: Judged, now: Date): void => {
  if (quote.version !== version) throw new Failure("quoteChanged", "input.version");
  const holds = quote.state === "SENT" && quote.validUntil !== null && quote.validUntil > now;
  if (!holds) throw new Failure("quoteClosed", "input.token");
};

/** The credit of the company that was sent the quote, by its id; 2044 where staff have approved none. */
const creditOf = async (client: PoolClient, { quote, storefront }: PricedQuote): Promise<string> => {
  const { legalEntity, currency } = storefront;
  const { email } = quote.buyer;
  const credit = quote.onInvoice ? await creditOfBuyer(client, { legalEntity, currency, email }) : undefined;
  if (credit === undefined) throw new Failure("paymentMethodNotOffered", "input.paymentMethod");
  return credit.id;
};

/**
 * The quote's lock makes calls about it wait for each other;
 * whoever comes second finds what the first has done.
 */
const placeOnce = async (client: PoolClient, call: Call): Promise<Outcome> => {
  const { token, judged, visitor, request, scope } = call;
  const { storefront, services } = scope;
  const before = await answeredBefore(client, request);
  if (before) return before;
  const quote = await lockQuoteByToken(client, token);
  if (quote?.storefront !== storefront.code) throw new Failure("quoteNotFound", "input.token");
  judgeQuote(quote, judged, services.clock.now());
  const offer = await pricedQuote(services, quote, quote.version, client);
  const { priced } = offer;
  if (priced === undefined) throw new Failure("quoteClosed", "input.token");
  const { expectedTotal, method, issuer, address } = judged;
  if (expectedTotal !== undefined && expectedTotal !== priced.grandTotal)
    throw new Failure("quoteChanged", "input.expectedTotal");
  const draft = draftQuote(offer, { visitor, address, requestHash: request.hash });
  return placeDraft(client, { draft, method, issuer, creditOf: () => creditOf(client, offer) }, call);
};

/**
 * `acceptQuote`: makes a sent quote's order, on invoice or paid now like `placeOrder`. ACCEPTED once it
 * is on invoice or paid; another method ends the try before.
 *
 * @throws the fields' errors, 1002, 1110, 2031, 2035, 2041, 2044, 2045, 2500, 2501, 2502 where its price
 * holds no longer, 2503 for another version or total than was shown
 */
export const acceptQuote = async (
  { token, ...input }: { token: string; [field: string]: unknown },
  scope: Scope,
  context: PaymentContext,
): Promise<Placed> => {
  const { services } = scope;
  const own = await ownQuote(token, scope);
  const { priced } = await pricedQuote(services, own, own.version);
  const judged = await judgeInput(input, needsAddress(priced), scope);
  const visitor = await inTransaction(services.pool, (client) => scope.visitor.ensure(client));
  const { idempotencyKey: key, ...wishes } = judged;
  const hash = hashRequest({ ...wishes, quote: own.id });
  const request = { actor: visitorActor(visitor), operation: "acceptQuote", key, hash };
  return placeInRounds({ request, scope, context }, (client, call) =>
    placeOnce(client, { ...call, token, judged, visitor }),
  );
};
