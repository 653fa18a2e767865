import type { Problem } from "../../../platform/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type Image, ImageType, type Money, MoneyType, ProductTypeEnum } from "../../../platform/graphql/common.ts";
import { ErrorType } from "../../../platform/graphql/payload.ts";
import { VariationType, type VariationView } from "../../catalogue/graphql/parts.ts";
import type { ProductType } from "../../catalogue/types.ts";
import { DeliveryAddressType, type DeliveryAddressView } from "./addresses.ts";
import { DeliveryMomentType, type DeliveryMomentView } from "./delivery-moment.ts";

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

export interface PackageItemView {
  qty: number;
  variation: VariationView;
  product: CartProductView;
  price: Money;
  maxQty: number;
}

export const PackageItemType = builder.objectRef<PackageItemView>("PackageItem").implement({
  fields: (t) => ({
    qty: t.exposeInt("qty"),
    variation: t.expose("variation", { type: VariationType }),
    product: t.expose("product", { type: CartProductType }),
    price: t.expose("price", { type: MoneyType }),
    maxQty: t.exposeInt("maxQty"),
  }),
});

export const PackageMessageType = builder.objectRef<{ qty: number; text: string }>("PackageMessage").implement({
  fields: (t) => ({ qty: t.exposeInt("qty"), text: t.exposeString("text") }),
});

export interface RecipientView {
  name: string;
  firstName?: string;
  lastName?: string | null;
  email: string | null;
  handOver?: boolean;
  address?: DeliveryAddressView | null;
}

export const RecipientType = builder.objectRef<RecipientView>("Recipient").implement({
  fields: (t) => ({
    name: t.exposeString("name", { description: "First and last name." }),
    // Orders of before keep a view that says the whole name alone.
    firstName: t.string({ resolve: ({ firstName, name }) => firstName ?? name }),
    lastName: t.string({ nullable: true, resolve: ({ lastName }) => lastName ?? null }),
    email: t.exposeString("email", { nullable: true }),
    handOver: t.boolean({
      description: "A printed gift that goes to the buyer, who hands it over.",
      resolve: ({ handOver }) => handOver ?? false,
    }),
    address: t.field({
      type: DeliveryAddressType,
      nullable: true,
      description: "Where a printed gift goes.",
      resolve: ({ address }) => address ?? null,
    }),
  }),
});

export interface PackageView {
  id: number;
  giftcard: PackageItemView;
  wrapper: PackageItemView | null;
  giftPacking: PackageItemView | null;
  message: { qty: number; text: string } | null;
  recipient: RecipientView | null;
  deliveryDate: DeliveryMomentView | null;
  totalPrice: Money;
  problem: Problem | null;
}

export const PackageType = builder.objectRef<PackageView>("Package").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    giftcard: t.expose("giftcard", { type: PackageItemType }),
    wrapper: t.expose("wrapper", { type: PackageItemType, nullable: true }),
    giftPacking: t.expose("giftPacking", { type: PackageItemType, nullable: true }),
    message: t.expose("message", { type: PackageMessageType, nullable: true }),
    recipient: t.expose("recipient", { type: RecipientType, nullable: true }),
    deliveryDate: t.expose("deliveryDate", {
      type: DeliveryMomentType,
      nullable: true,
      description: "The day that the buyer chose; null: as soon as possible.",
    }),
    totalPrice: t.expose("totalPrice", { type: MoneyType }),
    problem: t.expose("problem", { type: ErrorType, nullable: true }),
  }),
});
