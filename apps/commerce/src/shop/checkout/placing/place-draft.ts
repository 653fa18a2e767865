import { randomUUID } from "node:crypto";
import { errorCodes } from "@giftshop/validation";
import {
  insertBilling,
  insertOrder,
  liveOrderOfCart,
  type OrderDraft,
  oneLiveOrder,
  type Request,
  recall,
  remember,
  totalsOf,
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
import { holdStock } from "../../catalogue/stock/stock.ts";
import { mustWait } from "../../company/index.ts";
import { stockOf } from "../fulfilment/order-effects.ts";
import { onInvoice, payOnInvoice } from "../payments/pay-on-invoice.ts";
import { judgeTotal } from "../payments/payment-methods.ts";
import { type NewPayment, type Placed, startPlaced } from "../payments/payment-url.ts";
import { limitTransfers } from "../payments/transfer/transfer-limit.ts";
import { askApproval, placedOrAsked } from "./ask-approval.ts";
import type { JudgedOrder } from "./judge-input.ts";

/** What one round of placing an order came to. */
export type Outcome =
  | { made: NewPayment }
  | { placed: string }
  | { rival: readonly Attempt[] }
  /** A new bank transfer, to be counted outside of the transaction before it is made. */
  | { transferTo: string };

/** A call that makes an order of something that is no basket. */
export interface DraftCall {
  request: Request;
  scope: Scope;
  context: PaymentContext;
  /** Whether its bank transfer is counted. */
  counted: boolean;
}

/**
 * Answers that this call made, or joined, an order. Throws 2041 for a key that was used for something else.
 */
export const answerOnce = async (client: PoolClient, request: Request, orderId: string): Promise<string> => {
  if (!(await remember(client, request, { orderId }))) throw new Failure("idempotencyKeyReused");
  return orderId;
};

/** The order that an earlier call of the same key made. */
export const answeredBefore = async (client: PoolClient, request: Request): Promise<Outcome | undefined> => {
  const before = await recall<{ orderId: string }>(client, request);
  return before && { placed: before.orderId };
};

const writeOrder = async (client: PoolClient, draft: OrderDraft, { request, scope }: DraftCall) => {
  const orderId = randomUUID();
  const order = await insertOrder(client, orderId, draft);
  await insertBilling(client, orderId, draft.billing);
  const lines = draft.packages.flatMap((one) => one.lines);
  const short = await holdStock(scope.services, client, orderId, stockOf(lines));
  if (short.length > 0) throw new Failure(short.map(({ why }) => ({ code: errorCodes[why] })));
  await answerOnce(client, request, orderId);
  return { order, holds: draft.packages.some(({ kind }) => kind === "PHYSICAL") };
};

/** An order that was drafted, and how it is paid. */
export interface DraftToPlace extends Pick<JudgedOrder, "method" | "issuer"> {
  draft: OrderDraft;
  /** Finds the credit that it may be bought with, by its id, or throws. */
  creditOf: () => Promise<string>;
  /** An orderer's order above their company's sum waits for somebody's yes. Default `false`. */
  waits?: boolean;
  /** Does something in the transaction in which the order, or that it waits, was written. */
  written?: (orderId: string) => Promise<void>;
}

/**
 * Writes a drafted order, on invoice or with a payment attempt, under the lock of its source; joins an unpaid
 * one of the same source and wishes, ends one of others.
 */
export const placeDraft = async (
  client: PoolClient,
  { draft, method, issuer, creditOf, waits = false, written }: DraftToPlace,
  call: DraftCall,
): Promise<Outcome> => {
  const { request, scope, context, counted } = call;
  const { grand } = totalsOf(draft);
  const rival = await liveOrderOfCart(client, draft.cart);
  if (rival?.visitor === draft.visitor && rival.requestHash.equals(request.hash))
    return { placed: await answerOnce(client, request, rival.id) };
  if (rival) return { rival: await attemptsOf(client, rival.id) };
  if (method === onInvoice) {
    const credit = await creditOf();
    const member = waits && (await mustWait(client, scope, { amount: grand, currency: draft.currency }));
    if (member) {
      const orderId = randomUUID();
      await askApproval(client, { orderId, draft, member, credit, amount: grand, total: grand }, scope);
      await written?.(orderId);
      return { placed: await answerOnce(client, request, orderId) };
    }
    const { order } = await writeOrder(client, draft, call);
    await written?.(order.id);
    await payOnInvoice(client, order, { credit, amount: order.grandTotal }, context);
    return { placed: order.id };
  }
  if (method === null) throw new Failure("paymentMethodNotOffered", "input.paymentMethod");
  judgeTotal(scope.storefront, method, grand);
  if (method === "banktransfer" && !counted) return { transferTo: draft.buyer.email };
  const { order, holds } = await writeOrder(client, draft, call);
  await written?.(order.id);
  const { currency, grandTotal: amount } = order;
  const now = scope.services.clock.now();
  const terms = { orderId: order.id, provider: context.provider.name, method, issuer, currency, amount, holds, now };
  return { made: { order, attempt: await insertAttempt(client, terms) } };
};

/** Two rivals, and a bank transfer that is counted. */
const mostRounds = 4;

/**
 * Tries to place an order until nothing speaks against it but time,
 * and starts its payment. Throws 2035 where a rival cannot be ended.
 */
export const placeInRounds = async (
  call: Omit<DraftCall, "counted">,
  place: (client: PoolClient, call: DraftCall) => Promise<Outcome>,
): Promise<Placed> => {
  const { scope, context } = call;
  let counted = false;
  for (let round = 0; round < mostRounds; round += 1) {
    const outcome = await inTransaction(scope.services.pool, (client) => place(client, { ...call, counted }), {
      race: oneLiveOrder,
    });
    if ("made" in outcome) return startPlaced(context, outcome.made);
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
