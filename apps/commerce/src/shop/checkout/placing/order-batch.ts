import { isIdempotencyKey } from "@giftshop/validation";
import { hashRequest, readOrder, totalsOf, visitorActor } from "../../../money/order/index.ts";
import type { PaymentContext } from "../../../money/payment/index.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { type Batch, goodRows, lockBatch, noteOrder, ownBatch } from "../../batch/index.ts";
import { readView } from "../../catalogue/snapshot/view.ts";
import { approvalById } from "../../company/index.ts";
import { creditForBasket } from "../payments/pay-on-invoice.ts";
import type { Placed } from "../payments/payment-url.ts";
import { draftBatch } from "./draft-batch.ts";
import { type JudgedOrder, judgePlaceOrder } from "./judge-input.ts";
import { answeredBefore, type DraftCall, type Outcome, placeDraft, placeInRounds } from "./place-draft.ts";

interface OrderBatchInput {
  id: string;
  idempotencyKey: string;
  [field: string]: unknown;
}

interface Call extends DraftCall {
  own: Batch;
  judged: JudgedOrder;
  visitor: number;
}

/**
 * An order that lives, or waits for somebody's yes, is the batch's;
 * one that was refused, or never paid, is not. Throws 2521.
 */
const judgeOpen = async (client: PoolClient, { orderId, received, expected }: Batch): Promise<void> => {
  if (received < expected) throw new Failure("batchClosed", "input.id");
  if (orderId === null) return;
  const order = await readOrder(client, orderId);
  const waits = order === undefined && (await approvalById(client, orderId))?.state === "WAITING";
  const lives = order !== undefined && order.state !== "PENDING" && order.state !== "CANCELED";
  if (waits || lives) throw new Failure("batchClosed", "input.id");
};

/**
 * The batch's lock makes calls about it wait for each other;
 * whoever comes second finds what the first has done.
 */
const placeOnce = async (client: PoolClient, call: Call): Promise<Outcome> => {
  const { own, judged, visitor, request, scope } = call;
  const before = await answeredBefore(client, request);
  if (before) return before;
  const batch = await lockBatch(client, own.id);
  if (batch === undefined) throw new Failure("batchNotFound", "input.id");
  await judgeOpen(client, batch);
  const rows = await goodRows(client, batch.id);
  if (rows.length === 0) throw new Failure("required", "input.id");
  const { services, storefront } = scope;
  const catalogue = await readView(services, { storefront, language: batch.language }, client);
  const { method, issuer, buyer, billing, expectedTotal } = judged;
  const draft = draftBatch({ batch, rows, catalogue, visitor, buyer, billing, requestHash: request.hash });
  if (expectedTotal !== undefined && expectedTotal !== totalsOf(draft).grand)
    throw new Failure("batchChanged", "input.expectedTotal");
  const creditOf = () => creditForBasket(client, scope, buyer.customerType);
  const written = (orderId: string) => noteOrder(client, batch.id, orderId);
  return placeDraft(client, { draft, method, issuer, creditOf, waits: true, written }, call);
};

/**
 * `orderBatch`: orders every faultless row in one transaction, on invoice or paid now; above an orderer's
 * sum it waits for a yes.
 *
 * @throws the fields' errors, 1002, 2031, 2035, 2041, 2044, 2045, 2500, 2520, 2521 where rows are to come
 * or it was ordered, 2522 for another total than was shown
 */
export const orderBatch = async (
  { id, ...input }: OrderBatchInput,
  scope: Scope,
  context: PaymentContext,
): Promise<Placed> => {
  const { services, storefront } = scope;
  const { idempotencyKey: key, ...wishes } = input;
  if (!isIdempotencyKey(key)) throw new Failure("characters", "input.idempotencyKey");
  const own = await ownBatch(id, scope);
  const needs = { needsDelivery: false, registered: false, needsPayment: true };
  const judged = await judgePlaceOrder({ ...input, cartVersion: 0 }, storefront, needs);
  const visitor = await inTransaction(services.pool, (client) => scope.visitor.ensure(client));
  const hash = hashRequest({ ...wishes, batch: own.id });
  const request = { actor: visitorActor(visitor), operation: "orderBatch", key, hash };
  return placeInRounds({ request, scope, context }, (client, call) =>
    placeOnce(client, { ...call, own, judged, visitor }),
  );
};
