import { errorCodes, isIdempotencyKey } from "@giftshop/validation";
import { type CartSnapshot, lockCart } from "../basket/index.ts";
import { holdStock } from "../catalogue/stock.ts";
import { readView } from "../catalogue/view.ts";
import { inTransaction, type PoolClient } from "../database/index.ts";
import { Failure } from "../failure.ts";
import type { Scope } from "../graphql/context.ts";
import { hashRequest, insertOrder, liveOrderOfCart, type Request, recall, remember } from "../order/index.ts";
import { abandonOrder, failpoint, insertAttempt, type PaymentContext } from "../payment/index.ts";
import { draftOrder } from "./draft-order.ts";
import { judgePlaceOrder } from "./judge-input.ts";
import { stockOf } from "./order-effects.ts";
import { type Placed, placedOrder } from "./payment-url.ts";

interface PlaceOrderInput {
  idempotencyKey: string;
  [field: string]: unknown;
}

interface Response {
  orderId: string;
}

/** The order that answers the call, or the one of the same basket that has to go first. */
type Outcome = { placed: string } | { rival: string };

/** Everything that one call carries through its transaction. */
interface Call {
  input: PlaceOrderInput;
  scope: Scope;
  context: PaymentContext;
  request: Request;
}

const checkBasket = (cart: CartSnapshot, cartVersion: number): void => {
  if (cart.version !== cartVersion) throw new Failure("basketChanged", "input.cartVersion");
  if (cart.problems.length > 0) throw new Failure(cart.problems.map(({ code }) => ({ code })));
};

const writeOrder = async (client: PoolClient, cart: CartSnapshot, { input, scope, context, request }: Call) => {
  const { storefront, language, services } = scope;
  const needsDelivery = cart.priced.shipments.some(({ kind }) => kind === "PHYSICAL");
  const judged = await judgePlaceOrder(input, storefront, needsDelivery);
  checkBasket(cart, judged.cartVersion);
  const catalogue = await readView(services, scope, client);
  const draft = draftOrder({ cart, catalogue, storefront, language, requestHash: request.hash, ...judged });
  const short = await holdStock(services, client, stockOf(draft.packages.flatMap(({ lines }) => lines)));
  if (short.length > 0) throw new Failure(short.map(() => ({ code: errorCodes.outOfStock })));
  const order = await insertOrder(client, draft);
  const { method, issuer } = judged;
  const amount = order.grandTotal;
  const now = draft.placedAt;
  const provider = context.provider.name;
  await insertAttempt(client, { orderId: order.id, provider, method, issuer, currency: draft.currency, amount, now });
  return order.id;
};

/** The basket's lock makes calls of one visitor wait for each other; whoever comes second finds what the first has done. */
const placeOnce = async (client: PoolClient, visitorId: number, call: Call): Promise<Outcome> => {
  const { scope, request } = call;
  const cart = await lockCart(scope.services, client, visitorId, scope.storefront);
  const before = await recall<Response>(client, request);
  if (before) return { placed: before.orderId };
  if (cart === undefined) throw new Failure("basketEmpty");
  const rival = await liveOrderOfCart(client, cart.cartId);
  const same = rival?.requestHash.equals(request.hash) === true;
  if (rival && !same) return { rival: rival.id };
  const orderId = rival?.id ?? (await writeOrder(client, cart, call));
  if (!(await remember(client, request, { orderId } satisfies Response))) throw new Failure("idempotencyKeyReused");
  failpoint("place.before-commit");
  return { placed: orderId };
};

const mostRivals = 3;

/**
 * `placeOrder`. First a transaction with everything or nothing: answer, order, stock, payment attempt. Then, with no
 * transaction open, the provider. The same key again answers the same order; another key with the same wishes joins the
 * order that waits; other wishes end that order and make a new one. Throws 2034, 2040, 2031, the basket's own problems,
 * those of the fields, 2041, 2044, and 2035 or 2045 where the payment could not be started.
 */
export const placeOrder = async (input: PlaceOrderInput, scope: Scope, context: PaymentContext): Promise<Placed> => {
  const { services, storefront, visitor } = scope;
  const { idempotencyKey: key, ...wishes } = input;
  if (!isIdempotencyKey(key)) throw new Failure("characters", "input.idempotencyKey");
  const visitorId = await visitor.find(services.pool);
  if (visitorId === undefined) throw new Failure("basketEmpty");
  const hash = hashRequest({ ...wishes, storefront: storefront.code });
  const request = { actor: `visitor:${visitorId}`, operation: "placeOrder", key, hash };
  for (let rivals = 0; rivals < mostRivals; rivals += 1) {
    const outcome = await inTransaction(services.pool, (client) =>
      placeOnce(client, visitorId, { input, scope, context, request }),
    );
    failpoint("place.after-commit");
    if ("placed" in outcome) return placedOrder(context, outcome.placed);
    await abandonOrder(context, outcome.rival).catch(() => {
      throw new Failure("providerUnreachable");
    });
  }
  throw new Failure("basketChanged");
};
