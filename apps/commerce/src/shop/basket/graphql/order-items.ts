import { builder } from "../../../platform/graphql/builder.ts";
import { type Image, ImageType, type Money, MoneyType, ProductTypeEnum } from "../../../platform/graphql/common.ts";
import { VariationType, type VariationView } from "../../catalogue/graphql/parts.ts";
import type { ProductType } from "../../catalogue/types.ts";

const OrderItemTypeEnum = builder.enumType("OrderItemType", {
  values: [
    "BLANK_GIFT_CARD_PACK",
    "DIGITAL_WRAPPER",
    "DONATION",
    "GIFTCARD",
    "GIFT_PACKING",
    "PERSONAL_MESSAGE",
    "WRAPPER",
  ] as const,
});
type OrderItemType = (typeof OrderItemTypeEnum)["$inferType"];

interface CartProductView {
  id: number;
  title: string;
  path: string;
  image: Image;
  backgroundColor: string;
  productType: ProductType;
}

const CartProductType = builder.objectRef<CartProductView>("CartProduct").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    path: t.exposeString("path"),
    image: t.expose("image", { type: ImageType }),
    backgroundColor: t.exposeString("backgroundColor"),
    productType: t.expose("productType", { type: ProductTypeEnum }),
  }),
});

/** As it is kept of an order: what it is follows from where it stands in its package. */
export interface PackageItemView {
  qty: number;
  variation: VariationView;
  product: CartProductView;
  price: Money;
  maxQty: number;
}

/** A package's item, with what it is. */
export interface PackageItem extends PackageItemView {
  itemType: OrderItemType;
}

const kinds = {
  GIFTCARD: "GiftcardOrderItem",
  BLANK_GIFT_CARD_PACK: "EmptyGiftcardOrderItem",
  DONATION: "DonationOrderItem",
  WRAPPER: "WrapperOrderItem",
  DIGITAL_WRAPPER: "WrapperOrderItem",
  GIFT_PACKING: "WrapperOrderItem",
  PERSONAL_MESSAGE: "PersonalMessageOrderItem",
} as const satisfies Record<OrderItemType, string>;

export const PackageItemType = builder.interfaceRef<PackageItem>("PackageItem").implement({
  resolveType: ({ itemType }) => kinds[itemType],
  fields: (t) => ({
    itemType: t.expose("itemType", { type: OrderItemTypeEnum }),
    qty: t.exposeInt("qty"),
    variation: t.expose("variation", { type: VariationType }),
    product: t.expose("product", { type: CartProductType }),
    price: t.expose("price", { type: MoneyType }),
    maxQty: t.exposeInt("maxQty"),
  }),
});

for (const name of [
  "GiftcardOrderItem",
  "EmptyGiftcardOrderItem",
  "DonationOrderItem",
  "WrapperOrderItem",
] as const satisfies (typeof kinds)[OrderItemType][])
  builder.objectRef<PackageItem>(name).implement({ interfaces: [PackageItemType] });

const typesOfProduct = {
  GIFTCARD: "GIFTCARD",
  GIFTCARD_BLANK: "BLANK_GIFT_CARD_PACK",
  DONATION: "DONATION",
} as const satisfies Record<ProductType, OrderItemType>;

/** What a package is for. */
export const cardItem = (item: PackageItemView): PackageItem => ({
  ...item,
  itemType: typesOfProduct[item.product.productType],
});

/** A wrapper of a package: of paper, or the design of an email. */
export const wrapperItem = (item: PackageItemView | null): PackageItem | null =>
  item && { ...item, itemType: item.variation.variationType === "DIGITAL" ? "DIGITAL_WRAPPER" : "WRAPPER" };

export const packingItem = (item: PackageItemView | null): PackageItem | null =>
  item && { ...item, itemType: "GIFT_PACKING" };

export interface MessageView {
  qty: number;
  text: string;
  /** Orders of before do not say it. */
  variation?: VariationView;
}

type MessageItem = Required<MessageView>;

export const MessageItemType = builder.objectRef<MessageItem>("PersonalMessageOrderItem").implement({
  fields: (t) => ({
    itemType: t.field({ type: OrderItemTypeEnum, resolve: () => "PERSONAL_MESSAGE" as const }),
    qty: t.exposeInt("qty"),
    text: t.exposeString("text"),
    variation: t.expose("variation", { type: VariationType, description: "It costs nothing." }),
  }),
});

/** What the words are as something that is ordered: they cost nothing. */
export const messageVariation = (title: string, { variation, price }: PackageItemView): VariationView => ({
  id: 0,
  title,
  sku: "personal-message",
  variationType: variation.variationType,
  price: { ...price, value: 0 },
});

/** The words that go with a package. */
export const messageItem = (message: MessageView | null, giftcard: PackageItemView): MessageItem | null =>
  message && { ...message, variation: message.variation ?? messageVariation("", giftcard) };
