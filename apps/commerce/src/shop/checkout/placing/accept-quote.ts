import { randomUUID } from "node:crypto";
import { acceptQuoteSchema, errorCodes, validate } from "@giftshop/validation";
import { creditOfBuyer } from "../../../money/credit/index.ts";
import {
  hashRequest,
  insertBilling,
  insertOrder,
  liveOrderOfCart,
  type OrderDraft,
  type OrderRecord,
  oneLiveOrder,
  type PostalAddress,
  type Request,
  recall,
  remember,
} from "../../../money/order/index.ts";
import {
  type Attempt,
  abandonAttempts,
  attemptsOf,
  insertAttempt,
  type PaymentContext,
} from "../../../money/payment/index.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { type AddressFields, postalAddress } from "../../basket/index.ts";
import { lockQuoteByToken, ownQuote, type PricedQuote, pricedQuote, type QuoteRecord } from "../../business/index.ts";
import { holdStock } from "../../catalogue/stock/stock.ts";
import { stockOf } from "../fulfilment/order-effects.ts";
import { onInvoice, payOnInvoice } from "../payments/pay-on-invoice.ts";
import { judgeTotal } from "../payments/payment-methods.ts";
import { type NewPayment, type Placed, placedOrder, startPlaced } from "../payments/payment-url.ts";
import { limitTransfers } from "../payments/transfer-limit.ts";
import { draftQuote } from "./draft-quote.ts";
import { type JudgedOrder, judgeOrderPayment } from "./judge-input.ts";

type Outcome =
  | { made: NewPayment }
  | { placed: string }
  | { rival: readonly Attempt[] }
  /** A new bank transfer, to be counted outside of the transaction before it is made. */
  | { transferTo: string };

/** What is accepted, and how it is paid. */
interface Judged extends Pick<JudgedOrder, "method" | "issuer"> {
  idempotencyKey: string;
  version: number;
  expectedTotal: number | undefined;
  address: PostalAddress | null;
}

interface Call {
  token: string;
  judged: Judged;
  visitor: number;
  request: Request;
  scope: Scope;
  context: PaymentContext;
  counted: boolean;
}

const judgeInput = async (input: unknown, needsDelivery: boolean, { storefront }: Scope): Promise<Judged> => {
  const rules = { needsDelivery, countries: storefront.delivery.countries };
  const result = await validate(acceptQuoteSchema(rules), input, { prefix: "input" });
  if (!result.ok) throw new Failure(result.errors.map(({ code, path }) => ({ code, parameter: path })));
  const { paymentMethod, issuer, delivery, idempotencyKey, version, expectedTotal } = result.value;
  const address = delivery ? postalAddress(delivery as AddressFields) : null;
  return { idempotencyKey, version, expectedTotal, address, ...judgeOrderPayment(storefront, paymentMethod, issuer) };
};

const answerOnce = async (client: PoolClient, request: Request, orderId: string): Promise<string> => {
  if (!(await remember(client, request, { orderId }))) throw new Failure("idempotencyKeyReused");
  return orderId;
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

const writeOrder = async (
  client: PoolClient,
  draft: OrderDraft,
  { request, scope }: Call,
): Promise<{ order: OrderRecord; holds: boolean }> => {
  const orderId = randomUUID();
  const order = await insertOrder(client, orderId, draft);
  await insertBilling(client, orderId, draft.billing);
  const lines = draft.packages.flatMap((one) => one.lines);
  const short = await holdStock(scope.services, client, orderId, stockOf(lines));
  if (short.length > 0) throw new Failure(short.map(({ why }) => ({ code: errorCodes[why] })));
  await answerOnce(client, request, orderId);
  return { order, holds: draft.packages.some(({ kind }) => kind === "PHYSICAL") };
};

/** The quote's lock makes calls about it wait for each other; whoever comes second finds what the first has done. */
const placeOnce = async (client: PoolClient, call: Call): Promise<Outcome> => {
  const { token, judged, visitor, request, scope, context, counted } = call;
  const { storefront, services } = scope;
  const before = await recall<{ orderId: string }>(client, request);
  if (before) return { placed: before.orderId };
  const quote = await lockQuoteByToken(client, token);
  if (quote?.storefront !== storefront.code) throw new Failure("quoteNotFound", "input.token");
  const now = services.clock.now();
  judgeQuote(quote, judged, now);
  const offer = await pricedQuote(services, quote, quote.version, client);
  const { priced } = offer;
  if (priced === undefined) throw new Failure("quoteClosed", "input.token");
  const { expectedTotal, method, issuer, address } = judged;
  if (expectedTotal !== undefined && expectedTotal !== priced.grandTotal)
    throw new Failure("quoteChanged", "input.expectedTotal");
  const draft = draftQuote(offer, { visitor, address, requestHash: request.hash });
  const rival = await liveOrderOfCart(client, draft.cart);
  if (rival?.visitor === visitor && rival.requestHash.equals(request.hash))
    return { placed: await answerOnce(client, request, rival.id) };
  if (rival) return { rival: await attemptsOf(client, rival.id) };
  if (method === onInvoice) {
    const credit = await creditOf(client, offer);
    const { order } = await writeOrder(client, draft, call);
    await payOnInvoice(client, order, { credit, amount: order.grandTotal }, context);
    return { placed: order.id };
  }
  if (method === null) throw new Failure("paymentMethodNotOffered", "input.paymentMethod");
  judgeTotal(storefront, method, priced.grandTotal);
  if (method === "banktransfer" && !counted) return { transferTo: quote.buyer.email };
  const { order, holds } = await writeOrder(client, draft, call);
  const { currency, grandTotal: amount } = order;
  const terms = { orderId: order.id, provider: context.provider.name, method, issuer, currency, amount, holds, now };
  return { made: { order, attempt: await insertAttempt(client, terms) } };
};

/** Two rivals, and a bank transfer that is counted. */
const mostRounds = 4;

/**
 * `acceptQuote`: makes the order of a quote that was sent, on invoice within the company's credit, or paid now as `placeOrder` does for a
 * basket; it is ACCEPTED once it is on invoice or paid. Another way to pay ends the try before. Throws the errors of its fields, 2501, 2502
 * where its price holds no longer, 2503 for another version or total than was shown, 2500 where the credit does not cover it, 2031, 2041,
 * 2044, 1110, 1002, 2035 and 2045.
 */
export const acceptQuote = async (
  { token, ...input }: { token: string; [field: string]: unknown },
  scope: Scope,
  context: PaymentContext,
): Promise<Placed> => {
  const { services } = scope;
  const own = await ownQuote(token, scope);
  const { priced } = await pricedQuote(services, own, own.version);
  const needsDelivery = priced?.shipments.some(({ kind }) => kind === "PHYSICAL") ?? false;
  const judged = await judgeInput(input, needsDelivery, scope);
  const visitor = await inTransaction(services.pool, (client) => scope.visitor.ensure(client));
  const { idempotencyKey: key, ...wishes } = judged;
  const hash = hashRequest({ ...wishes, quote: own.id });
  const request = { actor: `visitor:${visitor}`, operation: "acceptQuote", key, hash };
  let counted = false;
  for (let round = 0; round < mostRounds; round += 1) {
    const call = { token, judged, visitor, request, scope, context, counted };
    const outcome = await inTransaction(services.pool, (client) => placeOnce(client, call), { race: oneLiveOrder });
    if ("made" in outcome) return startPlaced(context, outcome.made);
    if ("placed" in outcome) return placedOrder(context, outcome.placed);
    if ("transferTo" in outcome) {
      await limitTransfers(scope, outcome.transferTo);
      counted = true;
      continue;
    }
    await abandonAttempts(context, outcome.rival).catch(() => {
      throw new Failure("providerUnreachable");
    });
  }
  throw new Failure("providerUnreachable");
};
