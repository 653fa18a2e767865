import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { addressBook, removeAddress, saveAddress } from "../address-book.ts";
import type { BookAddress } from "../address-books.ts";

const BookAddressType = builder.objectRef<BookAddress>("BookAddress").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    companyName: t.exposeString("companyName", { nullable: true }),
    countryCode: t.exposeString("countryCode"),
    postCode: t.exposeString("postCode", { nullable: true }),
    houseNumber: t.exposeString("houseNumber", { nullable: true }),
    suffix: t.exposeString("suffix", { nullable: true }),
    street: t.exposeString("street"),
    city: t.exposeString("city"),
    addressLine2: t.exposeString("addressLine2", { nullable: true }),
    phoneNumber: t.exposeString("phoneNumber", { nullable: true }),
    email: t.exposeString("email", { nullable: true }),
  }),
});

/** What operations on an address book answer. */
export const AddressBookPayload = builder.objectRef<Answer<BookAddress[]>>("AddressBookPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: [BookAddressType], nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

/** What an entry of an address book says. */
export const BookAddressInput = builder.inputType("BookAddressInput", {
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    companyName: t.string({ required: false }),
    countryCode: t.string(),
    postCode: t.string({ required: false }),
    houseNumber: t.string({ required: false }),
    suffix: t.string({ required: false }),
    street: t.string(),
    city: t.string(),
    addressLine2: t.string({ required: false }),
    phoneNumber: t.string({ required: false }),
    email: t.string({ required: false }),
  }),
});

builder.queryField("addressBook", (t) =>
  t.field({
    type: AddressBookPayload,
    description: "Whom the account sends to, by name; up to 200 addresses.",
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer((_, scope) => addressBook(scope)),
  }),
);

builder.mutationFields((t) => ({
  saveAddress: t.field({
    type: AddressBookPayload,
    description: "A new address, or with `id` another text of one.",
    args: {
      userData: t.arg({ type: UserDataInput }),
      id: t.arg.id({ required: false }),
      input: t.arg({ type: BookAddressInput }),
    },
    resolve: answer(({ id, input }, scope) => saveAddress(id, input, scope)),
  }),
  removeAddress: t.field({
    type: AddressBookPayload,
    args: { userData: t.arg({ type: UserDataInput }), id: t.arg.id() },
    resolve: answer(({ id }, scope) => removeAddress(id, scope)),
  }),
}));
