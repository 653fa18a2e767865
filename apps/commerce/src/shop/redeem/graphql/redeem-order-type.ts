import { builder } from "../../../platform/graphql/builder.ts";
import {
  DeliveryKindEnum,
  ImageType,
  type Money,
  MoneyType,
  ProductTypeEnum,
} from "../../../platform/graphql/common.ts";
import { type Answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { BillingAddressType, DeliveryAddressType } from "../../basket/graphql/addresses.ts";
import { MessageItemType, messageItem, PackageItemType } from "../../basket/graphql/order-items.ts";
import { RecipientType } from "../../basket/graphql/parts.ts";
import { TotalsType } from "../../basket/graphql/totals.ts";
import { ProductType } from "../../catalogue/graphql/product-type.ts";
import type { RedeemCardView, RedeemOrderView, RedeemPackageView, RedeemShipmentView } from "../redeem-order.ts";

const RedeemCardType = builder.objectRef<RedeemCardView>("RedeemCard").implement({
  description: "A gift card that is exchanged.",
  fields: (t) => ({
    id: t.exposeID("id"),
    lastDigits: t.exposeString("lastDigits", { description: "Last four digits, for the page to show which card." }),
    title: t.exposeString("title"),
    image: t.expose("image", { type: ImageType }),
    backgroundColor: t.exposeString("backgroundColor"),
    balance: t.expose("balance", {
      type: MoneyType,
      description: "What is on it; what is set aside for this exchange counts.",
    }),
    expiresOn: t.exposeString("expiresOn", { description: "ISO 8601 date." }),
  }),
});

const PackageTotalsType = builder.objectRef<RedeemPackageView["packageTotals"]>("RedeemPackageTotals").implement({
  fields: (t) => ({
    mainItemAmount: t.expose("mainItemAmount", { type: MoneyType, description: "Of its cards, quantity included." }),
    mainItemEditable: t.exposeBoolean("mainItemEditable", {
      description: "Whether its quantity can be changed. What was left of cards, and what was ordered, cannot.",
    }),
    promotionAmount: t.expose("promotionAmount", { type: MoneyType }),
  }),
});

const RedeemPackageType = builder.objectRef<RedeemPackageView>("RedeemPackage").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    mainProduct: t.expose("mainProduct", { type: ProductType }),
    mainProductType: t.field({ type: ProductTypeEnum, resolve: ({ mainProduct }) => mainProduct.product.type }),
    items: t.expose("items", {
      type: [PackageItemType],
      description: "The card or donation, then its wrapper and packing.",
    }),
    packageTotals: t.expose("packageTotals", { type: PackageTotalsType }),
    recipient: t.expose("recipient", { type: RecipientType, nullable: true }),
    message: t.field({
      type: MessageItemType,
      nullable: true,
      resolve: ({ message, items: [card] }) => (card ? messageItem(message, card) : null),
    }),
    problem: t.expose("problem", { type: ErrorType, nullable: true }),
  }),
});

const RedeemShipmentType = builder.objectRef<RedeemShipmentView>("RedeemShipment").implement({
  fields: (t) => ({
    id: t.exposeID("tag"),
    kind: t.expose("kind", { type: DeliveryKindEnum }),
    packages: t.expose("packages", { type: [RedeemPackageType] }),
    deliveryDate: t.exposeString("deliveryDate", { description: "ISO 8601." }),
    formattedDeliveryDate: t.exposeString("formattedDeliveryDate", {
      description: "As the page's language writes it.",
    }),
    deliveryAddress: t.expose("deliveryAddress", { type: DeliveryAddressType, nullable: true }),
  }),
});

const RedeemPaymentType = builder
  .objectRef<{ value: Money }>("RedeemPayment")
  .implement({ fields: (t) => ({ value: t.expose("value", { type: MoneyType }) }) });

const RedeemOrderType = builder.objectRef<RedeemOrderView>("RedeemOrder").implement({
  description: "An exchange of gift cards for others: under way, or ordered.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The basket's; once it is ordered, the order's uuid." }),
    version: t.exposeInt("version", { description: "Goes up with each change; `placeOrder` and changes name it." }),
    expiresAt: t.exposeString("expiresAt", { description: "When the token ends if it is not used before, ISO 8601." }),
    cards: t.expose("cards", { type: [RedeemCardType], description: "The one that expires first is spent first." }),
    shipments: t.expose("shipments", { type: [RedeemShipmentType] }),
    billingAddress: t.expose("billingAddress", { type: BillingAddressType, nullable: true }),
    totals: t.expose("totals", { type: TotalsType }),
    remainingBalance: t.expose("remainingBalance", { type: MoneyType, description: "What is left to spend." }),
    toPay: t.expose("toPay", { type: MoneyType, description: "What has to be paid beside the cards." }),
    minimumRemainingBalance: t.expose("minimumRemainingBalance", {
      type: MoneyType,
      nullable: true,
      description: "Least that may be left, unless nothing is: less answers 2312 when the order is placed.",
    }),
    payments: t.expose("payments", { type: [RedeemPaymentType], description: "What cards pay of it." }),
    pageId: t.exposeString("pageId", { nullable: true, description: "The company's page that the cards are of." }),
  }),
});

export const RedeemOrderPayload = builder.objectRef<Answer<RedeemOrderView>>("RedeemOrderPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: RedeemOrderType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});
