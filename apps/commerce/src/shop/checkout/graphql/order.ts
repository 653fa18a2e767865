import { getStorefront } from "@giftshop/storefront-config";
import type { OrderKind } from "../../../money/order/index.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { DeliveryKindEnum, MoneyType, moneyOf } from "../../../platform/graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { DeliveryMomentType } from "../../basket/graphql/delivery-moment.ts";
import { GiftcardOrderType } from "../../basket/graphql/giftcard-order.ts";
import { BatchDeliveryEnum } from "../../batch/graphql/batch-type.ts";
import { GiftStateEnum } from "../../gift/graphql/gift.ts";
import type { TrackingView } from "../aftercare/tracking.ts";
import { paymentContextOf } from "../payments/payment-context.ts";
import { refreshPayment } from "../payments/refresh-payment.ts";
import { type DeliveryView, type OrderDetailsView, type OrderView, showOrder } from "../view/show-order.ts";
import type { TransferView } from "../view/show-transfer.ts";

export const OrderStatusEnum = builder.enumType("OrderStatus", {
  values: ["CANCELED", "COMPLETED", "PENDING"] as const,
});

export const OrderKindEnum = builder.enumType("OrderKind", {
  description:
    "REDEEM exchanges gift cards for others; ACTIVATION gives value to blank cards that the buyer has already.",
  values: ["REGULAR", "MULTI_ADDRESS", "REDEEM", "ACTIVATION"] as const satisfies readonly OrderKind[],
});

const PaymentStateEnum = builder.enumType("PaymentState", {
  description:
    "State of an order's current payment as the pages distinguish it. PROCESSING: no answer yet; PENDING: a bank transfer is awaited; REFUNDED: all of the money goes back, as it was paid when the order was closed already, or as its buyer took all of it back.",
  values: ["PROCESSING", "PENDING", "FAILED", "CANCELED", "EXPIRED", "PAID", "REFUNDED"] as const,
});

const DeliveryStateEnum = builder.enumType("DeliveryState", {
  description:
    "SCHEDULED: it waits for the day that its buyer chose; WAITING: an e-mail is on its way out; PREPARING: a parcel is packed; DONATED: a donation without recipient and message, of which nothing is sent; WITHDRAWN: its buyer took it back.",
  values: ["SCHEDULED", "WAITING", "SENT", "PREPARING", "FAILED", "DONATED", "WITHDRAWN"] as const,
});

const TrackingType = builder.objectRef<TrackingView>("ParcelTracking").implement({
  description: "Where a parcel is, as the post knows it.",
  fields: (t) => ({
    code: t.exposeString("code"),
    carrier: t.exposeString("carrier"),
    url: t.exposeString("url", { nullable: true, description: "Page of the carrier about it." }),
  }),
});

const OrderDeliveryType = builder.objectRef<DeliveryView>("OrderDelivery").implement({
  fields: (t) => ({
    packageId: t.exposeID("packageId"),
    kind: t.expose("kind", { type: DeliveryKindEnum }),
    state: t.expose("state", { type: DeliveryStateEnum }),
    recipientTitle: t.exposeString("recipientTitle"),
    expectedAt: t.exposeString("expectedAt", { description: "ISO 8601." }),
    deliveryDate: t.expose("deliveryDate", {
      type: DeliveryMomentType,
      nullable: true,
      description: "The day that the buyer chose; null: as soon as possible.",
    }),
    canChangeDay: t.exposeBoolean("canChangeDay", { description: "Whether `changeOrderDeliveryDate` takes it now." }),
    dayVersion: t.exposeInt("dayVersion"),
    giftState: t.expose("giftState", {
      type: GiftStateEnum,
      nullable: true,
      description:
        "Of a digital gift whose cards are made when it is opened: as long as it is UNOPENED its buyer may take it back (`takeBackGift`). Null for all else.",
    }),
    recipientEmail: t.exposeString("recipientEmail", {
      nullable: true,
      description: "Null: it goes to the buyer, or by post.",
    }),
    tracking: t.expose("tracking", { type: TrackingType, nullable: true }),
    canResend: t.exposeBoolean("canResend", { description: "Whether `resendGift` takes it now." }),
    canCorrectEmail: t.exposeBoolean("canCorrectEmail", {
      description: "Whether `correctEmail` takes it now, as long as nobody has used what was sent.",
    }),
    canClaim: t.exposeBoolean("canClaim", {
      description: "Whether `claimParcel` takes it now, as long as nobody has used it.",
    }),
    claimFrom: t.exposeString("claimFrom", {
      nullable: true,
      description: "ISO 8601. From when `claimParcel` takes it, where that is still to come.",
    }),
  }),
});

const TransferType = builder.objectRef<TransferView>("OrderTransfer").implement({
  description: "Where to send the money of a bank transfer that the order waits for.",
  fields: (t) => ({
    account: t.exposeString("account", { description: "IBAN, without spaces." }),
    bic: t.exposeString("bic"),
    holder: t.exposeString("holder"),
    reference: t.exposeString("reference"),
    amount: t.field({ type: MoneyType, resolve: ({ amount, currency }) => moneyOf({ currency }, amount) }),
    until: t.exposeString("until", { description: "ISO 8601." }),
    qrCode: t.exposeString("qrCode", {
      nullable: true,
      description: "Of the European Payments Council, as a `data:` address of a PNG; null where it is not in euros.",
    }),
  }),
});

const OrderDetailsType = builder.objectRef<OrderDetailsView>("OrderDetails").implement({
  fields: (t) => ({
    tellsOpened: t.exposeBoolean("tellsOpened", { description: "As `tellWhenOpened` set it." }),
    number: t.exposeString("number", { description: "For people: what the buyer reads out on the phone." }),
    placedAt: t.exposeString("placedAt"),
    email: t.exposeString("email"),
    canCorrectEmail: t.exposeBoolean("canCorrectEmail", {
      description: "Whether `correctEmail` takes that address now.",
    }),
    paymentMethod: t.exposeString("paymentMethod", { nullable: true }),
    giftBatch: t.expose("giftBatch", {
      type: BatchDeliveryEnum,
      nullable: true,
      description: "How the gifts of a list are delivered, which `giftBatches` tells of; null for every other order.",
    }),
    order: t.expose("order", { type: GiftcardOrderType }),
    transfer: t.expose("transfer", {
      type: TransferType,
      nullable: true,
      description: "Null but for an order that waits for a bank transfer.",
    }),
    deliveries: t.expose("deliveries", {
      type: [OrderDeliveryType],
      description: "What happens with each package, in order: with the first 300 of very many.",
    }),
    packageCount: t.exposeInt("packageCount"),
  }),
});

const OrderType = builder.objectRef<OrderView>("Order").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    storefront: t.exposeString("storefront", { description: "Code of the storefront that it was placed in." }),
    shop: t.string({
      description: "Name of that storefront.",
      resolve: ({ storefront }) => getStorefront(storefront).name,
    }),
    kind: t.expose("kind", { type: OrderKindEnum }),
    status: t.expose("status", { type: OrderStatusEnum }),
    payment: t.expose("payment", { type: PaymentStateEnum }),
    canRetry: t.exposeBoolean("canRetry", { description: "Whether another try at payment is allowed now." }),
    retryAfter: t.exposeString("retryAfter", {
      nullable: true,
      description:
        "From when another payment may be begun, ISO 8601, where the tries of 24 hours are used up (2036). Null where one may be begun now, or none at all.",
    }),
    details: t.expose("details", {
      type: OrderDetailsType,
      nullable: true,
      description: "Null to everybody but the buyer's session.",
    }),
  }),
});

export const OrderPayload = builder.objectRef<Answer<OrderView>>("OrderPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: OrderType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("order", (t) =>
  t.field({
    type: OrderPayload,
    description:
      "An order by its uuid. Somebody who is not the buyer's session gets its state alone (`details` is null).",
    args: { userData: t.arg({ type: UserDataInput }), uuid: t.arg.id() },
    resolve: answer(async ({ uuid }, scope) => showOrder(uuid, "uuid", scope)),
  }),
);

builder.mutationField("refreshPayment", (t) =>
  t.field({
    type: OrderPayload,
    description:
      "Asks the provider for the state of an order's payment and applies it; what the return page calls until it is settled.",
    args: { userData: t.arg({ type: UserDataInput }), orderUuid: t.arg.id() },
    resolve: answer(({ orderUuid }, scope) => refreshPayment(orderUuid, scope, paymentContextOf(scope.services))),
  }),
);
