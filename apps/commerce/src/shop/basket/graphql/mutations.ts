import { builder } from "../../../platform/graphql/builder.ts";
import { answer } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { limit } from "../../../platform/limit.ts";
import { addToBasket } from "../changes/add-to-basket.ts";
import { changeQuantity, deletePackageGroup } from "../changes/change-basket.ts";
import { changeDeliveryDate } from "../changes/change-delivery-date.ts";
import "./delivery-dates.ts";
import { DeliveryDateInput } from "./delivery-moment.ts";
import { CartPayload } from "./giftcard-order.ts";
import "./package-mutations.ts";
import { RecipientInput } from "./recipient-input.ts";
import { additions, changes, shown } from "./shown.ts";

export const AddToBasketInput = builder.inputType("AddToBasketInput", {
  fields: (t) => ({
    idempotencyKey: t.id(),
    variationId: t.id(),
    value: t.int(),
    quantity: t.int({ defaultValue: 1 }),
    recipient: t.field({ type: RecipientInput, required: false }),
    message: t.string({ required: false }),
    wrapperId: t.id({ required: false }),
    giftPackingId: t.id({ required: false }),
    deliveryDate: t.field({
      type: DeliveryDateInput,
      required: false,
      description: "Absent: as soon as possible.",
    }),
  }),
});

const ChangeDeliveryDateInput = builder.inputType("ChangeDeliveryDateInput", {
  fields: (t) => ({
    packageId: t.id(),
    cartVersion: t.int({ description: "Of the basket that the buyer saw; another one answers 2040." }),
    deliveryDate: t.field({ type: DeliveryDateInput, required: false, description: "Absent: as soon as possible." }),
  }),
});

const ChangeQuantityInput = builder.inputType("ChangeQuantityInput", {
  fields: (t) => ({ packageId: t.id(), quantity: t.int(), version: t.int() }),
});

builder.mutationField("addToBasket", (t) =>
  t.field({
    type: CartPayload,
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: AddToBasketInput }) },
    resolve: answer(async ({ input }, scope) => {
      await limit(scope, additions, scope.clientAddress);
      return shown(await addToBasket(input, scope), scope);
    }),
  }),
);

builder.mutationField("changeQuantity", (t) =>
  t.field({
    type: CartPayload,
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: ChangeQuantityInput }) },
    resolve: answer(async ({ input }, scope) => {
      await limit(scope, changes, scope.clientAddress);
      return shown(await changeQuantity(input, scope), scope);
    }),
  }),
);

builder.mutationField("changeDeliveryDate", (t) =>
  t.field({
    type: CartPayload,
    description: "Says when a package of the basket is to arrive. One that is then like another becomes one with it.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: ChangeDeliveryDateInput }) },
    resolve: answer(async ({ input }, scope) => {
      await limit(scope, changes, scope.clientAddress);
      return shown(await changeDeliveryDate(input, scope), scope);
    }),
  }),
);

builder.mutationField("deleteGiftcardPackageGroup", (t) =>
  t.field({
    type: CartPayload,
    args: {
      userData: t.arg({ type: UserDataInput }),
      shipmentTag: t.arg.string(),
      packageId: t.arg.id({ required: false }),
    },
    resolve: answer(async ({ shipmentTag, packageId }, scope) => {
      await limit(scope, changes, scope.clientAddress);
      return shown(await deletePackageGroup(shipmentTag, packageId ?? undefined, scope), scope);
    }),
  }),
);
