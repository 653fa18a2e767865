import type { Problem } from "../../../platform/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type Money, MoneyType } from "../../../platform/graphql/common.ts";
import { ErrorType } from "../../../platform/graphql/payload.ts";
import { DeliveryAddressType, type DeliveryAddressView } from "./addresses.ts";
import { DeliveryMomentType, type DeliveryMomentView } from "./delivery-moment.ts";
import {
  cardItem,
  MessageItemType,
  type MessageView,
  messageItem,
  PackageItemType,
  type PackageItemView,
  packingItem,
  wrapperItem,
} from "./order-items.ts";

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
  message: MessageView | null;
  recipient: RecipientView | null;
  deliveryDate: DeliveryMomentView | null;
  totalPrice: Money;
  problem: Problem | null;
}

export const PackageType = builder.objectRef<PackageView>("Package").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    giftcard: t.field({ type: PackageItemType, resolve: ({ giftcard }) => cardItem(giftcard) }),
    wrapper: t.field({ type: PackageItemType, nullable: true, resolve: ({ wrapper }) => wrapperItem(wrapper) }),
    giftPacking: t.field({
      type: PackageItemType,
      nullable: true,
      resolve: ({ giftPacking }) => packingItem(giftPacking),
    }),
    message: t.field({
      type: MessageItemType,
      nullable: true,
      resolve: ({ message, giftcard }) => messageItem(message, giftcard),
    }),
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
