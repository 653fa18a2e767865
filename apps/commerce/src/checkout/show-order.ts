import { isUuid } from "@giftshop/validation";
import type { GiftcardOrderView } from "../basket/graphql/giftcard-order.ts";
import { Failure } from "../failure.ts";
import type { Scope } from "../graphql/context.ts";
import {
  type Delivery,
  liveOrderOfCart,
  type OrderRecord,
  type OrderState,
  readDeliveries,
  readOrder,
} from "../order/index.ts";
import { type Attempt, attemptsOf, type PaymentState, paymentStateOf } from "../payment/index.ts";
import { recentAttempts, triesPerDay } from "./retry-limit.ts";

export interface DeliveryView {
  packageId: string;
  kind: Delivery["kind"];
  state: Delivery["state"];
  recipientTitle: string;
  expectedAt: string;
}

export interface OrderDetailsView {
  number: string;
  placedAt: string;
  email: string;
  paymentMethod: string | null;
  order: GiftcardOrderView;
  deliveries: readonly DeliveryView[];
}

export interface OrderView {
  uuid: string;
  status: "CANCELED" | "COMPLETED" | "PENDING";
  payment: PaymentState;
  canRetry: boolean;
  details: OrderDetailsView | null;
}

/** The three states that the specification names, of the seven there are. */
const statusOf: Readonly<Record<OrderState, OrderView["status"]>> = {
  DRAFT: "PENDING",
  PENDING: "PENDING",
  PAID: "COMPLETED",
  FULFILLING: "COMPLETED",
  COMPLETED: "COMPLETED",
  CANCELED: "CANCELED",
  REFUNDED: "CANCELED",
};

const deliveryView = (order: OrderRecord, { tag, kind, state, recipientName, expectedAt }: Delivery): DeliveryView => ({
  packageId: tag,
  kind,
  state,
  recipientTitle: recipientName ?? `${order.firstName} ${order.lastName}`,
  expectedAt: expectedAt.toISOString(),
});

/** What was bought is kept as it was shown; its id and place among orders are the order's. */
const boughtView = ({ id, view }: OrderRecord): GiftcardOrderView => ({ ...(view as GiftcardOrderView), id });

const detailsOf = async (
  order: OrderRecord,
  current: Attempt | undefined,
  { services }: Scope,
): Promise<OrderDetailsView> => ({
  number: order.number,
  placedAt: order.placedAt.toISOString(),
  email: order.email,
  paymentMethod: current?.method ?? null,
  order: boughtView(order),
  deliveries: (await readDeliveries(services.pool, order.id)).map((delivery) => deliveryView(order, delivery)),
});

/** An order of this storefront, or 2042; `parameter` is the argument that names it. */
export const findOrder = async (
  uuid: string,
  parameter: string,
  { services, storefront }: Scope,
): Promise<OrderRecord> => {
  const order = isUuid(uuid) ? await readOrder(services.pool, uuid.toLowerCase()) : undefined;
  if (order?.storefront !== storefront.code) throw new Failure("orderNotFound", parameter);
  return order;
};

const isBuyer = async ({ visitor: buyer }: OrderRecord, { visitor, services }: Scope): Promise<boolean> =>
  (await visitor.find(services.pool)) === buyer;

const canRetry = async (order: OrderRecord, attempts: readonly Attempt[], { services }: Scope): Promise<boolean> =>
  order.state === "CANCELED" &&
  recentAttempts(attempts, services.clock.now()) < triesPerDay &&
  (await liveOrderOfCart(services.pool, order.cart)) === undefined;

/** An order as its pages see it. To anybody but the buyer's session it has no details, and cannot be paid again. */
export const showOrder = async (order: OrderRecord, scope: Scope): Promise<OrderView> => {
  const attempts = await attemptsOf(scope.services.pool, order.id);
  const current = attempts.at(-1);
  const own = await isBuyer(order, scope);
  return {
    uuid: order.id,
    status: statusOf[order.state],
    payment: paymentStateOf(order.state, current),
    canRetry: own && (await canRetry(order, attempts, scope)),
    details: own ? await detailsOf(order, current, scope) : null,
  };
};

/** An order of the visitor that was not paid, as the basket it was: what another try at payment is for. */
export const showOrderAsCart = async (orderUuid: string, scope: Scope): Promise<GiftcardOrderView> => {
  const order = await findOrder(orderUuid, "orderUuid", scope);
  const unpaid = order.state === "CANCELED" || order.state === "PENDING";
  if (!unpaid || !(await isBuyer(order, scope))) throw new Failure("orderNotFound", "orderUuid");
  return boughtView(order);
};
