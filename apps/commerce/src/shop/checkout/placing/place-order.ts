import { randomUUID } from "node:crypto";
import { errorCodes, isIdempotencyKey } from "@giftshop/validation";
import { cardPayments, sumOf } from "../../../money/giftcard/index.ts";
import {
  hashRequest,
  insertBilling,
  insertOrder,
  type OrderRecord,
  oneLiveOrder,
  type Request,
  type RequestOf,
  recall,
  remember,
  visitorActor,
} from "../../../money/order/index.ts";
import {
  type Attempt,
  abandonAttempts,
  attemptsOf,
  failpoint,
  insertAttempt,
  type PaymentContext,
} from "../../../money/payment/index.ts";
import { inTransaction, type PoolClient, pipelined } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { visitorSince } from "../../../platform/graphql/visitor.ts";
import { type VisitorKey, visitorById } from "../../../platform/graphql/visitor-key.ts";
import { type CartSnapshot, judgeCart, lockAndRead } from "../../basket/index.ts";
import { holdStock } from "../../catalogue/stock/stock.ts";
import { mustWait } from "../../company/index.ts";
import { judgeExchange } from "../../exchange/judge-exchange.ts";
import { agreeToReview } from "../../review/index.ts";
import { delayed, judgeRisk } from "../fraud/judge-risk.ts";
import { keepRisk } from "../fraud/risk-table.ts";
import { stockOf } from "../fulfilment/order-effects.ts";
import { holdShares, lockPayments, payByCards } from "../payments/pay-by-cards.ts";
import { creditForBasket, onInvoice, payOnInvoice } from "../payments/pay-on-invoice.ts";
import { judgeTotal } from "../payments/payment-methods.ts";
import { type NewPayment, type Placed, paidOrder, startPlaced } from "../payments/payment-url.ts";
import { limitTransfers } from "../payments/transfer/transfer-limit.ts";
import { askApproval, placedOrAsked } from "./ask-approval.ts";
import { draftOrder } from "./draft-order.ts";
import { type JudgedOrder, judgePlaceOrder } from "./judge-input.ts";
import { unpaidHold } from "./unpaid-hold.ts";

interface PlaceOrderInput {
  idempotencyKey: string;
  /** A solved captcha, where an answer asked for one. */
  captchaToken?: string | null | undefined;
  [field: string]: unknown;
}

interface Response {
  orderId: string;
}

/**
 * A new bank transfer, which nothing but stock speaks against:
 * it is counted, outside of the transaction, before it is made.
 */
type Uncounted = { transferTo: string };

/**
 * The order that was made and is to be paid, or that gift cards or a credit have paid;
 * the earlier one that answers the call; or whom the provider would write to.
 */
type Written = { made: NewPayment } | { paid: OrderRecord } | { placed: string } | Uncounted;

/** What was written, or the order of the same basket that has to go first. */
type Outcome = Written | { rival: readonly Attempt[] };

/** Everything that one call carries through its transaction. */
interface Call {
  input: PlaceOrderInput;
  scope: Scope;
  context: PaymentContext;
  request: RequestOf;
  /** Whose basket it orders. */
  who: VisitorKey;
  /** Whether its bank transfer is counted. */
  counted: boolean;
}

/**
 * The catalogue and the cards change without the basket: nobody pays another sum than the one on the button.
 */
const checkBasket = (cart: CartSnapshot, judged: JudgedOrder, toPay: number): void => {
  const { cartVersion, expectedTotal, expectedToPay } = judged;
  if (cart.version !== cartVersion) throw new Failure("basketChanged", "input.cartVersion");
  if (cart.problems.length > 0) throw new Failure(cart.problems.map(({ code, limit }) => ({ code, limit })));
  if (expectedTotal !== undefined && expectedTotal !== cart.priced.grandTotal)
    throw new Failure("basketChanged", "input.expectedTotal");
  if (expectedToPay !== undefined && expectedToPay !== toPay) throw new Failure("basketChanged", "input.expectedToPay");
};

const answerOnce = async (client: PoolClient, request: Request, orderId: string): Promise<string> => {
  if (!(await remember(client, request, { orderId } satisfies Response))) throw new Failure("idempotencyKeyReused");
  return orderId;
};

/** Visitor of the account that an exchange is made with, if it is made with one. */
const exchangerOf = async (client: PoolClient, kind: string, { session }: Call["scope"]) =>
  kind === "REDEEM" ? ((await session.find(client))?.visitor ?? null) : null;

/** A new order, and of what it is paid: gift cards alone where there is neither an attempt nor credit. */
interface New {
  order: OrderRecord;
  attempt: Attempt | null;
  shares: Awaited<ReturnType<typeof lockPayments>>;
  credit: string | undefined;
  /** What gift cards leave of it, minor units. */
  toPay: number;
}

const settle = async (
  client: PoolClient,
  { order, attempt, shares, credit, toPay }: New,
  now: Date,
  context: PaymentContext,
): Promise<Written> => {
  if (attempt === null && credit === undefined) {
    await payByCards(client, order, shares, context);
    return { paid: order };
  }
  await holdShares(client, order, shares, attempt?.expiresAt ?? now, now);
  if (attempt !== null) return { made: { order, attempt } };
  if (credit !== undefined) await payOnInvoice(client, order, { credit, amount: toPay }, context);
  return { paid: order };
};

/** What stock says goes before what gift cards say: it stays so when the page is read again (2040). */
const judgeStock = async (held: ReturnType<typeof holdStock>): Promise<void> => {
  const short = await held;
  if (short.length > 0) throw new Failure(short.map(({ why }) => ({ code: errorCodes[why] })));
};

interface Basket {
  cart: CartSnapshot;
  /** When its visitor was first seen. */
  since: Date | undefined;
  /** The call's, by its visitor. */
  request: Request;
}

const writeOrder = async (
  client: PoolClient,
  { cart, since, request }: Basket,
  { input, scope, context, counted }: Call,
): Promise<Written> => {
  const { storefront, language, services } = scope;
  const { grandTotal, shipments } = cart.priced;
  const parcels = shipments.filter(({ kind }) => kind === "PHYSICAL");
  const needsDelivery = parcels.some(({ address }) => address === undefined);
  const registered = parcels.some(({ postage }) => postage === "registered");
  const payments = cardPayments(cart.cards, grandTotal, cart.catalogue.now);
  const toPay = grandTotal - sumOf(payments);
  const judged = await judgePlaceOrder(input, storefront, { needsDelivery, registered, needsPayment: toPay > 0 });
  checkBasket(cart, judged, toPay);
  const method = judged.method === onInvoice ? null : judged.method;
  const credit =
    judged.method === onInvoice ? await creditForBasket(client, scope, judged.buyer.customerType) : undefined;
  if (method !== null) judgeTotal(storefront, method, toPay);
  if (method === "banktransfer" && !counted) return { transferTo: judged.buyer.email };
  const catalogue = { ...cart.catalogue, storefront, language };
  const kind = judgeExchange(cart, scope);
  const accountVisitor = await exchangerOf(client, kind, scope);
  const wished = draftOrder({
    kind,
    accountVisitor,
    cart,
    catalogue,
    storefront,
    language,
    requestHash: request.hash,
    ...judged,
  });
  const risk = judgeRisk(wished, toPay, since, scope);
  // Whose credit was approved is known.
  const draft = credit === undefined ? delayed(wished, risk) : wished;
  const { currency, placedAt: now } = draft;
  const { issuer } = judged;
  const orderId = randomUUID();
  const member = credit && (await mustWait(client, scope, { amount: grandTotal, currency }));
  if (credit !== undefined && member) {
    await askApproval(client, { orderId, draft, member, credit, amount: toPay, total: grandTotal }, scope);
    return { placed: await answerOnce(client, request, orderId) };
  }
  const provider = context.provider.name;
  const { email } = judged.buyer;
  const captchaToken = input.captchaToken ?? undefined;
  const unpaid = method && unpaidHold(scope, client, { visitor: cart.visitorId, email, method, captchaToken });
  const authenticate = risk.outcome !== "PASS";
  const terms = { orderId, provider, issuer, currency, amount: toPay, holds: parcels.length > 0, now, authenticate };
  const wanted = stockOf(draft.packages.flatMap(({ lines }) => lines));
  const held = holdStock(services, client, orderId, wanted, unpaid ?? undefined);
  const lockAll = () => lockPayments(client, payments, now);
  const [, order, , attempt, shares] = await pipelined(
    judgeStock(held),
    insertOrder(client, orderId, draft),
    insertBilling(client, orderId, draft.billing),
    method === null ? null : insertAttempt(client, { ...terms, method }),
    // Stock that waits for a payment is counted under further locks, and cards come after all of these.
    unpaid ? held.then(lockAll) : lockAll(),
    answerOnce(client, request, orderId),
    keepRisk(client, orderId, risk, now),
    judged.askReview ? agreeToReview(client, { orderId, storefront: storefront.code, now }) : null,
  );
  return settle(client, { order, attempt, shares, credit, toPay }, now, context);
};

/**
 * The basket's lock makes calls of one visitor wait for each
 * other; whoever comes second finds what the first has done.
 */
const placeOnce = async (client: PoolClient, call: Call): Promise<Outcome> => {
  const { scope, who } = call;
  const [, locked, before, since] = await pipelined(
    scope.redeem.asked && scope.redeem.join(client),
    lockAndRead(client, scope, who),
    recall<Response>(client, call.request),
    visitorSince(client, who),
  );
  if (before) return { placed: before.orderId };
  const cart = locked && judgeCart(locked, scope);
  if (cart === undefined) throw new Failure("basketEmpty");
  const request = { ...call.request, actor: visitorActor(cart.visitorId) };
  const rival = locked?.live;
  if (rival && !rival.requestHash.equals(request.hash)) return { rival: await attemptsOf(client, rival.id) };
  const outcome = rival
    ? { placed: await answerOnce(client, request, rival.id) }
    : await writeOrder(client, { cart, since, request }, call);
  failpoint("place.before-commit");
  return outcome;
};

/** Whose basket a call is about. Throws 2034 for a browser that has none. */
const keyOf = async ({ redeem, visitor, services }: Scope): Promise<VisitorKey> => {
  if (redeem.asked) return redeem.key;
  const id = await visitor.find(services.pool);
  if (id === undefined) throw new Failure("basketEmpty");
  return visitorById(id);
};

/** Three rivals, and a bank transfer that is counted. */
const mostRounds = 4;

/**
 * `placeOrder`: one transaction writes answer, order, stock and payment attempt; the provider is called
 * after it. The same key or wishes give the same order, other wishes end it (docs/orders.md).
 *
 * @throws the basket's and the fields' errors, 1002 for too many bank transfers, 1003, 2031, 2034, 2040,
 * 2041, 2044, 2048 for pieces that others hold, 2500; 2035 or 2045 where the payment could not be started
 */
export const placeOrder = async (input: PlaceOrderInput, scope: Scope, context: PaymentContext): Promise<Placed> => {
  const { services, storefront, redeem } = scope;
  const { idempotencyKey: key, captchaToken: _, ...wishes } = input;
  if (!isIdempotencyKey(key)) throw new Failure("characters", "input.idempotencyKey");
  const who = await keyOf(scope);
  const hash = hashRequest({ ...wishes, storefront: storefront.code });
  const request = { actor: who, operation: "placeOrder", key, hash };
  let counted = false;
  for (let round = 0; round < mostRounds; round += 1) {
    const call = { input, scope, context, request, who, counted };
    const outcome = await inTransaction(services.pool, (client) => placeOnce(client, call), {
      race: oneLiveOrder,
    }).finally(() => redeem.keep(services.pool));
    failpoint("place.after-commit");
    if ("made" in outcome) return startPlaced(context, outcome.made);
    if ("paid" in outcome) return paidOrder(context, outcome.paid);
    if ("placed" in outcome) return placedOrAsked(context, outcome.placed, scope);
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
