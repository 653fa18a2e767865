import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { isUuid } from "@giftshop/validation";
import { receivableOf } from "../../../money/credit/index.ts";
import { type CardPayment, cardsPaying, paymentsBy, paymentsOfOrder } from "../../../money/giftcard/index.ts";
import {
  type Delivery,
  isOrderOf,
  type OrderKind,
  type OrderRecord,
  type OrderState,
  readDeliveries,
  readOrder,
  type ShownOrder,
} from "../../../money/order/index.ts";
import { type Attempt, attemptsOf, type PaymentState, paymentStateOf } from "../../../money/payment/index.ts";
import { onConnection, pipelined } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { DeliveryMomentView } from "../../basket/graphql/delivery-moment.ts";
import type { GiftcardOrderView } from "../../basket/graphql/giftcard-order.ts";
import { type BatchDelivery, batchOfOrder, isOfBatch } from "../../batch/index.ts";
import { type GiftRecord, type GiftState, giftsOfOrder, stateOf } from "../../gift/index.ts";
import { aftercareOf, canCorrectBuyer } from "../aftercare/aftercare-of.ts";
import { type TrackingView, trackingOf } from "../aftercare/tracking.ts";
import { canChangeDay, isScheduled, momentOfPackage } from "../days/order-day.ts";
import { isPayable } from "../payments/payable.ts";
import { retryAfter } from "../payments/retry-limit.ts";
import { arrivalOfPackage, boughtView, type Reckoning } from "./bought-view.ts";
import { showTransfer, type TransferView } from "./show-transfer.ts";

export interface DeliveryView {
  packageId: string;
  kind: Delivery["kind"];
  state: Delivery["state"] | "SCHEDULED";
  recipientTitle: string;
  expectedAt: string;
  deliveryDate: DeliveryMomentView | null;
  canChangeDay: boolean;
  dayVersion: number;
  /** State of a gift that arrives wrapped. */
  giftState: GiftState | null;
  /** To whom it is e-mailed; null: to the buyer, or by post. */
  recipientEmail: string | null;
  tracking: TrackingView | null;
  canResend: boolean;
  canCorrectEmail: boolean;
  canClaim: boolean;
  /** ISO 8601; where its parcel can be called lost later. */
  claimFrom: string | null;
}

export interface OrderDetailsView {
  number: string;
  placedAt: string;
  email: string;
  canCorrectEmail: boolean;
  paymentMethod: string | null;
  /** How the gifts of a list are delivered; null for every other order. */
  giftBatch: BatchDelivery | null;
  /** Whether its buyer wants to be told when a gift is opened. */
  tellsOpened: boolean;
  order: GiftcardOrderView;
  /** The bank transfer that is waited for, or null. */
  transfer: TransferView | null;
  /** The first {@link mostDeliveries}. */
  deliveries: readonly DeliveryView[];
  packageCount: number;
}

export interface OrderView {
  uuid: string;
  /** Where it was placed: what its buyer does about it is done there. */
  storefront: StorefrontCode;
  kind: OrderKind;
  status: "CANCELED" | "COMPLETED" | "PENDING";
  payment: PaymentState;
  canRetry: boolean;
  /** ISO 8601; where tries are used up, and nothing else speaks against another payment. */
  retryAfter: string | null;
  details: OrderDetailsView | null;
}

/**
 * The three states that the specification names, of the seven
 * there are; an order that waits for another try is PENDING, too.
 */
export const statusOf: Readonly<Record<OrderState, OrderView["status"]>> = {
  DRAFT: "PENDING",
  PENDING: "PENDING",
  PAID: "COMPLETED",
  FULFILLING: "COMPLETED",
  COMPLETED: "COMPLETED",
  CANCELED: "CANCELED",
  REFUNDED: "CANCELED",
};

const noRetry = { canRetry: false, retryAfter: null } as const;

/** Whether its email has gone, or was refused. */
const isSent = ({ state }: Delivery): boolean => state === "SENT" || state === "FAILED";

const deliveryView = (
  order: OrderRecord,
  { delivery, gift, all }: { delivery: Delivery; gift: GiftRecord | undefined; all: readonly Delivery[] },
  reckoning: Reckoning,
): DeliveryView => {
  const giftState = gift ? stateOf(gift, reckoning.storefront.timeZone, reckoning.now) : null;
  const standing = { order: order.state, all, ...reckoning };
  const { claimFrom, ...can } = aftercareOf(delivery, giftState, standing);
  return {
    packageId: delivery.tag,
    kind: delivery.kind,
    state: isScheduled(delivery, standing) ? "SCHEDULED" : delivery.state,
    recipientTitle: delivery.recipientName ?? `${order.firstName} ${order.lastName}`,
    expectedAt: arrivalOfPackage(delivery, reckoning).deliveryDate,
    deliveryDate: momentOfPackage(delivery, reckoning.storefront),
    canChangeDay: canChangeDay(delivery, standing) || (giftState === "UNOPENED" && isSent(delivery)),
    dayVersion: delivery.dayVersion,
    giftState,
    recipientEmail: delivery.recipientEmail,
    tracking: trackingOf(reckoning.storefront, delivery.trackingCode),
    ...can,
    claimFrom: claimFrom?.toISOString() ?? null,
  };
};

/** Packages that are told one by one: its report tells of all gifts of a list. */
const mostDeliveries = 300;

/** What else is known of an order that is shown whole. */
interface Besides {
  payments: readonly CardPayment[];
  transfer: TransferView | null;
  gifts: ReadonlyMap<number, GiftRecord>;
  onInvoice: boolean;
  giftBatch: BatchDelivery | null;
}

const detailsOf = (
  order: ShownOrder,
  current: Attempt | undefined,
  deliveries: readonly Delivery[],
  reckoning: Reckoning,
  { payments, transfer, gifts, onInvoice, giftBatch }: Besides,
): OrderDetailsView => ({
  number: order.number,
  placedAt: order.placedAt.toISOString(),
  email: order.email,
  canCorrectEmail: canCorrectBuyer({ order: order.state, placedAt: order.placedAt, now: reckoning.now }),
  paymentMethod: onInvoice ? "invoice" : (current?.paysBy ?? null),
  giftBatch,
  tellsOpened: [...gifts.values()].some(({ noticed }) => noticed),
  order: boughtView(order, deliveries, reckoning, payments),
  transfer,
  deliveries: deliveries
    .slice(0, mostDeliveries)
    .map((delivery) =>
      deliveryView(order, { delivery, gift: gifts.get(delivery.package), all: deliveries }, reckoning),
    ),
  packageCount: deliveries.length,
});

/** Whether the order can be paid again now, and from when where its tries are used up. */
const retryOf = async (
  order: OrderRecord,
  attempts: readonly Attempt[],
  { pool, clock }: Services,
): Promise<Pick<OrderView, "canRetry" | "retryAfter">> => {
  if (!(await isPayable(pool, order, attempts))) return noRetry;
  const after = retryAfter(attempts, clock.now());
  return { canRetry: order.state === "CANCELED" && after === undefined, retryAfter: after?.toISOString() ?? null };
};

/**
 * Whether an order may be looked at here: placed here, or `within`
 * the legal entity where the account is that of its buyer.
 */
const isShownHere = (order: OrderRecord, { storefront }: Scope, within: "storefront" | "legalEntity"): boolean =>
  within === "storefront" ? order.storefront === storefront.code : order.legalEntity === storefront.legalEntity;

/**
 * An order as its pages see it, or 2042; `parameter` is the argument that names it. To anybody
 * but the buyer's session, and its account, it has no details, and cannot be paid again.
 *
 * @param within an account belongs to a legal entity, whose
 * storefronts share it; a page belongs to its storefront
 */
export const showOrder = async (
  uuid: string,
  parameter: string,
  scope: Scope,
  within: "storefront" | "legalEntity" = "storefront",
): Promise<OrderView> => {
  const { pool } = scope.services;
  const id = isUuid(uuid) ? uuid.toLowerCase() : undefined;
  if (id === undefined) throw new Failure("orderNotFound", parameter);
  const { visitor } = scope;
  const [order, attempts, deliveries, cards, receivable, gifts, ...visitors] = await onConnection(pool, (client) =>
    pipelined(
      readOrder(client, id),
      attemptsOf(client, id),
      readDeliveries(client, id),
      cardsPaying(client, id),
      receivableOf(client, id),
      giftsOfOrder(client, id),
      visitor.find(client),
      visitor.findBrowser(client),
    ),
  );
  if (order === undefined || !isShownHere(order, scope, within)) throw new Failure("orderNotFound", parameter);
  const current = attempts.at(-1);
  const reckoning = { storefront: getStorefront(order.storefront), now: scope.services.clock.now() };
  const retry = await retryOf(order, attempts, scope.services);
  const own = isOrderOf(order, visitors);
  const shown = own && !order.forgotten;
  const payments = paymentsBy(cards, order.grandTotal, reckoning.now);
  const batch = shown && isOfBatch(order) ? await batchOfOrder(pool, order.id) : undefined;
  const byPackage = new Map(gifts.map((gift) => [gift.package, gift]));
  const besides = {
    payments,
    gifts: byPackage,
    onInvoice: receivable !== undefined,
    giftBatch: batch?.delivery ?? null,
  };
  const transfer = shown && order.state === "PENDING" ? await showTransfer(pool, order.id) : null;
  return {
    uuid: order.id,
    storefront: order.storefront,
    kind: order.kind,
    status: retry.canRetry || retry.retryAfter !== null ? "PENDING" : statusOf[order.state],
    payment: paymentStateOf(order.state, attempts),
    ...(own ? retry : noRetry),
    details: shown ? detailsOf(order, current, deliveries, reckoning, { ...besides, transfer }) : null,
  };
};

/** An order of the visitor that was not paid, or 2042. */
export const unpaidOrder = async (orderUuid: string, scope: Scope): Promise<ShownOrder> => {
  const { services, storefront, visitor } = scope;
  const order = isUuid(orderUuid) ? await readOrder(services.pool, orderUuid.toLowerCase()) : undefined;
  const unpaid = (order?.state === "CANCELED" && !order.forgotten) || order?.state === "PENDING";
  const own = order?.storefront === storefront.code && isOrderOf(order, [await visitor.find(services.pool)]);
  if (!unpaid || !own) throw new Failure("orderNotFound", "orderUuid");
  return order;
};

/** {@link unpaidOrder} as the basket it was: what another try at payment is for. */
export const showOrderAsCart = async (orderUuid: string, scope: Scope): Promise<GiftcardOrderView> => {
  const { storefront, services } = scope;
  const order = await unpaidOrder(orderUuid, scope);
  const reckoning = { storefront, now: services.clock.now() };
  const [deliveries, payments] = await onConnection(services.pool, (client) =>
    pipelined(
      readDeliveries(client, order.id),
      paymentsOfOrder(client, { order: order.id, total: order.grandTotal }, reckoning.now),
    ),
  );
  return boughtView(order, deliveries, reckoning, payments);
};
