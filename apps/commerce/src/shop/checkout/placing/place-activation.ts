import { randomUUID } from "node:crypto";
import { payActivationSchema, validate } from "@giftshop/validation";
import {
  hashRequest,
  insertBilling,
  insertOrder,
  liveOrderOfCart,
  oneLiveOrder,
  type Request,
  readBilling,
  readOrderOfLine,
  recall,
  remember,
  totalsOf,
  visitorActor,
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
import { cartOf, holdRequest, lockPayable } from "../../activation/index.ts";
import { judgeTotal } from "../payments/payment-methods.ts";
import { type NewPayment, type Placed, placedOrder, startPlaced } from "../payments/payment-url.ts";
import { limitTransfers } from "../payments/transfer/transfer-limit.ts";
import { draftActivation } from "./draft-activation.ts";
import { judgePayment } from "./judge-input.ts";

type Outcome =
  | { made: NewPayment }
  | { placed: string }
  | { rival: readonly Attempt[] }
  /** A new bank transfer, to be counted outside of the transaction before it is made. */
  | { transferTo: string };

interface Call {
  judged: Awaited<ReturnType<typeof judgeInput>>;
  scope: Scope;
  context: PaymentContext;
  counted: boolean;
}

const judgeInput = async (input: unknown, { storefront }: Scope) => {
  const result = await validate(payActivationSchema, input, { prefix: "input" });
  if (!result.ok) throw new Failure(result.errors.map(({ code, path }) => ({ code, parameter: path })));
  const { paymentMethod, issuer, uuid, ...rest } = result.value;
  const { method, issuer: bank } = judgePayment(storefront, paymentMethod, issuer);
  // Gift cards pay for no gift cards.
  if (method === null) throw new Failure("paymentMethodNotOffered", "input.paymentMethod");
  return { ...rest, uuid: uuid.toLowerCase(), method, issuer: bank };
};

const answerOnce = async (client: PoolClient, request: Request, orderId: string): Promise<{ placed: string }> => {
  if (!(await remember(client, request, { orderId }))) throw new Failure("idempotencyKeyReused");
  return { placed: orderId };
};

/**
 * The request's lock makes calls about it wait for each
 * other; whoever comes second finds what the first has done.
 */
const placeOnce = async (client: PoolClient, { judged, scope, context, counted }: Call): Promise<Outcome> => {
  const { storefront, services } = scope;
  const { idempotencyKey: key, acceptTerms: _, method, issuer, uuid, expectedTotal } = judged;
  const visitor = await scope.visitor.ensure(client);
  const hash = hashRequest({ uuid, method, issuer });
  const call = { actor: visitorActor(visitor), operation: "payActivationOrder", key, hash };
  const before = await recall<{ orderId: string }>(client, call);
  if (before) return { placed: before.orderId };
  const request = await lockPayable(client, uuid);
  if (request?.storefront !== storefront.code) throw new Failure("activationFailed", "input.uuid");
  const rival = await liveOrderOfCart(client, cartOf(request));
  if (rival?.visitor === visitor && rival.requestHash.equals(hash)) return answerOnce(client, call, rival.id);
  if (rival) return { rival: await attemptsOf(client, rival.id) };
  const [first] = request.ready;
  const origin = first && (await readOrderOfLine(client, first.look.orderLine));
  if (origin === undefined) throw new Failure("activationFailed", "input.uuid");
  const now = services.clock.now();
  const billing = (await readBilling(client, origin.id)) ?? { invoiceEmail: null, kvkNumber: null, address: null };
  const draft = draftActivation(request, origin, { visitor, billing, requestHash: hash, placedAt: now });
  const amount = totalsOf(draft).grand;
  if (expectedTotal !== undefined && expectedTotal !== amount)
    throw new Failure("basketChanged", "input.expectedTotal");
  judgeTotal(storefront, method, amount);
  if (method === "banktransfer" && !counted) return { transferTo: request.email };
  const orderId = randomUUID();
  if (!(await holdRequest(client, request, orderId))) throw new Failure("activationFailed", "input.uuid");
  const order = await insertOrder(client, orderId, draft);
  await insertBilling(client, orderId, billing);
  const { currency } = draft;
  const provider = context.provider.name;
  const attempt = await insertAttempt(client, {
    orderId,
    provider,
    method,
    issuer,
    currency,
    amount,
    holds: false,
    now,
  });
  await answerOnce(client, call, orderId);
  return { made: { order, attempt } };
};

/** Two rivals, and a bank transfer that is counted. */
const mostRounds = 4;

/**
 * `payActivationOrder`: makes a request's order and starts its payment, like `placeOrder`; another method
 * ends the try before.
 *
 * @throws the fields' errors, 1002, 1110, 2035, 2040 for another sum than was shown, 2041, 2044, 2045,
 * 2400 where nothing can be paid
 */
export const placeActivation = async (input: unknown, scope: Scope, context: PaymentContext): Promise<Placed> => {
  const judged = await judgeInput(input, scope);
  let counted = false;
  for (let round = 0; round < mostRounds; round += 1) {
    const call = { judged, scope, context, counted };
    const outcome = await inTransaction(scope.services.pool, (client) => placeOnce(client, call), {
      race: oneLiveOrder,
    });
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
