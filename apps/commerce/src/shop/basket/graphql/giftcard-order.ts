import { builder } from "../../../platform/graphql/builder.ts";
import { DeliveryKindEnum, type Image, type Money, MoneyType } from "../../../platform/graphql/common.ts";
import { type Answer, ErrorType } from "../../../platform/graphql/payload.ts";
import type { DeliveryKind } from "../../catalogue/types.ts";
import {
  BillingAddressType,
  type BillingAddressView,
  DeliveryAddressType,
  type DeliveryAddressView,
} from "./addresses.ts";
import { GiftCardPaymentType, type GiftCardPaymentView } from "./gift-card-payment.ts";
import { PackageType, type PackageView } from "./parts.ts";
import {
  GroupedTotalsType,
  type GroupedTotalsView,
  ShipmentTotalsType,
  type ShipmentTotalsView,
  TotalsType,
  type TotalsView,
} from "./totals.ts";

const DeliveryModeEnum = builder.enumType("DeliveryMode", { values: ["DEFAULT", "SINGLE", "SPLIT"] as const });

export interface ShipmentView {
  tag: string;
  kind: DeliveryKind;
  mode: "DEFAULT" | "SINGLE" | "SPLIT";
  packages: readonly PackageView[];
  deliveryAddress: DeliveryAddressView | null;
  totals: ShipmentTotalsView;
  deliveryDate: string;
  orderBefore: string | null;
}

const ShipmentType = builder.objectRef<ShipmentView>("GiftcardShipment").implement({
  fields: (t) => ({
    id: t.exposeID("tag"),
    tag: t.exposeString("tag"),
    kind: t.expose("kind", { type: DeliveryKindEnum }),
    mode: t.expose("mode", { type: DeliveryModeEnum }),
    packages: t.expose("packages", { type: [PackageType] }),
    deliveryAddress: t.expose("deliveryAddress", { type: DeliveryAddressType, nullable: true }),
    totals: t.field({
      type: ShipmentTotalsType,
      nullable: true,
      description: "Null for an order of before shipments said it.",
      resolve: ({ totals }) => totals ?? null,
    }),
    deliveryDate: t.exposeString("deliveryDate"),
    orderBefore: t.exposeString("orderBefore", { nullable: true }),
  }),
});

/** A card as it is kept of an order. */
export interface CardPreviewView {
  image: Image;
  color: string;
  productLabel: string;
}

const UrlTypeEnum = builder.enumType("UrlType", { values: ["ABSOLUTE", "RELATIVE"] as const });

const UrlType = builder.objectRef<string>("Url").implement({
  fields: (t) => ({
    type: t.field({ type: UrlTypeEnum, resolve: (href) => (/^https?:/iu.test(href) ? "ABSOLUTE" : "RELATIVE") }),
    href: t.string({ resolve: (href) => href }),
  }),
});

const PreviewImageType = builder.objectRef<Image>("PreviewImage").implement({
  fields: (t) => ({ url: t.expose("url", { type: UrlType }), alt: t.exposeString("alt") }),
});

const PreviewColorType = builder.objectRef<string>("PreviewColor").implement({
  fields: (t) => ({ color: t.string({ resolve: (color) => color }), opacity: t.float({ resolve: () => 1 }) }),
});

const CardPreviewType = builder.objectRef<CardPreviewView>("CardPreview").implement({
  fields: (t) => ({
    image: t.expose("image", { type: PreviewImageType }),
    color: t.expose("color", { type: PreviewColorType, description: "Behind the card." }),
    productLabel: t.exposeString("productLabel"),
  }),
});

export interface PackageGroupView {
  cardsPreviews: readonly CardPreviewView[];
  tag: string;
  packageId: number;
  receiverTitle: string;
  receiverDescription: string;
  totalPrice: Money;
}

const PackageGroupType = builder.objectRef<PackageGroupView>("PackageGroup").implement({
  fields: (t) => ({
    cardsPreviews: t.expose("cardsPreviews", { type: [CardPreviewType] }),
    tag: t.exposeString("tag"),
    packageId: t.exposeID("packageId"),
    receiverTitle: t.exposeString("receiverTitle"),
    receiverDescription: t.exposeString("receiverDescription"),
    totalPrice: t.expose("totalPrice", { type: MoneyType }),
  }),
});

export interface GiftcardOrderView {
  id: string | number;
  version: number;
  quantity: number;
  shipments: readonly ShipmentView[];
  packagesGroups: readonly PackageGroupView[];
  groupedTotals: GroupedTotalsView;
  totals: TotalsView;
  billingAddress: BillingAddressView | null;
  giftCardPayments: readonly GiftCardPaymentView[];
  toPay: Money;
}

/** A basket, or the order that was made of it. */
export const GiftcardOrderType = builder.objectRef<GiftcardOrderView>("GiftcardOrder").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    version: t.exposeInt("version"),
    quantity: t.exposeInt("quantity"),
    shipments: t.expose("shipments", { type: [ShipmentType] }),
    packagesGroups: t.expose("packagesGroups", { type: [PackageGroupType] }),
    groupedTotals: t.expose("groupedTotals", { type: GroupedTotalsType }),
    totals: t.expose("totals", { type: TotalsType }),
    billingAddress: t.expose("billingAddress", { type: BillingAddressType, nullable: true }),
    giftCardPayments: t.expose("giftCardPayments", {
      type: [GiftCardPaymentType],
      description: "Gift cards that pay for it, the one that expires first before the others.",
    }),
    toPay: t.expose("toPay", { type: MoneyType, description: "What the gift cards leave to be paid otherwise." }),
  }),
});

export const CartPayload = builder.objectRef<Answer<GiftcardOrderView>>("CartPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: GiftcardOrderType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});
