import { builder } from "../../../platform/graphql/builder.ts";
import { answer } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { limit } from "../../../platform/limit.ts";
import { deleteReceiver, resetReceiver, setReceiver } from "../addresses/receivers.ts";
import { addPackages, copyPackage } from "../changes/add-packages.ts";
import { updatePackage } from "../changes/update-package.ts";
import { DeliveryDateInput } from "./delivery-moment.ts";
import { CartPayload } from "./giftcard-order.ts";
import { RecipientInput } from "./recipient-input.ts";
import { changes, shown } from "./shown.ts";

const versionDescription = "Of the basket that the page saw; another one answers 2040 with the basket as it is.";

const UpdatePackageInput = builder.inputType("UpdatePackageInput", {
  fields: (t) => ({
    packageId: t.id(),
    version: t.int({ description: versionDescription }),
    variationId: t.id(),
    value: t.int(),
    quantity: t.int(),
    recipient: t.field({ type: RecipientInput, required: false }),
    message: t.string({ required: false }),
    wrapperId: t.id({ required: false }),
    giftPackingId: t.id({ required: false }),
  }),
});

const NewPackageInput = builder.inputType("NewPackageInput", {
  fields: (t) => ({
    variationId: t.id(),
    value: t.int(),
    quantity: t.int({ defaultValue: 1 }),
    recipient: t.field({ type: RecipientInput, required: false }),
    message: t.string({ required: false }),
    wrapperId: t.id({ required: false }),
    giftPackingId: t.id({ required: false }),
    deliveryDate: t.field({ type: DeliveryDateInput, required: false }),
  }),
});

const AddPackagesInput = builder.inputType("AddPackagesInput", {
  fields: (t) => ({
    idempotencyKey: t.id(),
    version: t.int({ required: false, description: `${versionDescription} Absent: whatever is in it by now.` }),
    packages: t.field({ type: [NewPackageInput], description: "Up to 500." }),
  }),
});

const CopyPackageInput = builder.inputType("CopyPackageInput", {
  fields: (t) => ({
    idempotencyKey: t.id(),
    packageId: t.id(),
    version: t.int({ description: versionDescription }),
    recipient: t.field({ type: RecipientInput }),
  }),
});

const SetReceiverInput = builder.inputType("SetReceiverInput", {
  fields: (t) => ({
    packageIds: t.idList(),
    version: t.int({ description: versionDescription }),
    recipient: t.field({ type: RecipientInput }),
  }),
});

const ReceiverInput = builder.inputType("ReceiverInput", {
  fields: (t) => ({ packageIds: t.idList(), version: t.int({ description: versionDescription }) }),
});

/** Each may write 500 lines. */
const tables = { name: "add-packages", points: 30, seconds: 60 };

builder.mutationField("updatePackage", (t) =>
  t.field({
    type: CartPayload,
    description: "Changes what a package of the basket is made of, all of it at once.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: UpdatePackageInput }) },
    resolve: answer(async ({ input }, scope) => {
      await limit(scope, changes, scope.clientAddress);
      return shown(await updatePackage(input, scope), scope);
    }),
  }),
);

builder.mutationField("addPackages", (t) =>
  t.field({
    type: CartPayload,
    description: "Puts up to 500 packages into the basket, all or none; errors name row and field.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: AddPackagesInput }) },
    resolve: answer(async ({ input }, scope) => {
      await limit(scope, tables, scope.clientAddress);
      return shown(await addPackages(input, scope), scope);
    }),
  }),
);

builder.mutationField("copyPackage", (t) =>
  t.field({
    type: CartPayload,
    description: "The same gift for another person.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: CopyPackageInput }) },
    resolve: answer(async ({ input }, scope) => {
      await limit(scope, changes, scope.clientAddress);
      return shown(await copyPackage(input, scope), scope);
    }),
  }),
);

builder.mutationField("setReceiver", (t) =>
  t.field({
    type: CartPayload,
    description: "Says who gets some packages, and where.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: SetReceiverInput }) },
    resolve: answer(async ({ input }, scope) => {
      await limit(scope, changes, scope.clientAddress);
      return shown(await setReceiver(input, scope), scope);
    }),
  }),
);

builder.mutationField("resetReceiver", (t) =>
  t.field({
    type: CartPayload,
    description: "Some packages are for the buyer again.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: ReceiverInput }) },
    resolve: answer(async ({ input }, scope) => {
      await limit(scope, changes, scope.clientAddress);
      return shown(await resetReceiver(input, scope), scope);
    }),
  }),
);

builder.mutationField("deleteReceiver", (t) =>
  t.field({
    type: CartPayload,
    description: "Somebody gets nothing any more: their packages leave the basket.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: ReceiverInput }) },
    resolve: answer(async ({ input }, scope) => {
      await limit(scope, changes, scope.clientAddress);
      return shown(await deleteReceiver(input, scope), scope);
    }),
  }),
);
