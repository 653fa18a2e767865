import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import type { Profile } from "../accounts-table.ts";
import { changeProfile, getUserInfo, type UserInfo } from "../profile.ts";

const ProfileAddressType = builder.objectRef<Profile>("CustomerAddress").implement({
  fields: (t) => ({
    postCode: t.exposeString("postCode", { nullable: true }),
    houseNumber: t.exposeString("houseNumber", { nullable: true }),
    suffix: t.exposeString("suffix", { nullable: true }),
    street: t.exposeString("street", { nullable: true }),
    city: t.exposeString("city", { nullable: true }),
    administrativeArea: t.exposeString("administrativeArea", { nullable: true }),
    companyName: t.exposeString("companyName", { nullable: true }),
  }),
});

const CustomerProfileType = builder.objectRef<Profile>("CustomerProfile").implement({
  fields: (t) => ({
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    email: t.exposeString("email"),
    invoiceEmail: t.exposeString("invoiceEmail", { nullable: true }),
    phoneNumber: t.exposeString("phoneNumber", { nullable: true }),
    vatNumber: t.exposeString("vatNumber", { nullable: true }),
    address: t.field({ type: ProfileAddressType, resolve: (account) => account }),
  }),
});

const UserType = builder.objectRef<Profile>("User").implement({
  fields: (t) => ({
    mainProfile: t.field({ type: CustomerProfileType, resolve: (account) => account }),
    subscribed: t.exposeBoolean("subscribed"),
    verified: t.exposeBoolean("verified", { description: "Whether the mailbox was proven to be the owner's." }),
    version: t.exposeInt("version", { description: "Goes up with every change; `updateProfile` carries it." }),
  }),
});

const UserInfoType = builder.objectRef<UserInfo>("UserInfo").implement({
  fields: (t) => ({
    user: t.expose("user", { type: UserType, nullable: true, description: "Null where nobody is signed in." }),
  }),
});

const UserInfoPayload = builder.objectRef<Answer<UserInfo>>("UserInfoPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: UserInfoType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const ProfileAddressInput = builder.inputType("CustomerAddressInput", {
  fields: (t) => ({
    postCode: t.string({ required: false }),
    houseNumber: t.string({ required: false }),
    suffix: t.string({ required: false }),
    street: t.string({ required: false }),
    city: t.string({ required: false }),
    administrativeArea: t.string({ required: false }),
    companyName: t.string({ required: false }),
  }),
});

const ProfileInput = builder.inputType("CustomerProfileInput", {
  fields: (t) => ({
    version: t.int({ description: "Of the data that were seen; 2208 where they were changed since." }),
    firstName: t.string(),
    lastName: t.string(),
    invoiceEmail: t.string({ required: false }),
    phoneNumber: t.string({ required: false }),
    vatNumber: t.string({ required: false }),
    subscribed: t.boolean(),
    address: t.field({ type: ProfileAddressInput }),
  }),
});

builder.queryField("getUserInfo", (t) =>
  t.field({
    type: UserInfoPayload,
    description: "Who is signed in with this browser.",
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer((_, scope) => getUserInfo(scope)),
  }),
);

builder.mutationField("updateProfile", (t) =>
  t.field({
    type: UserInfoPayload,
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: ProfileInput }) },
    resolve: answer(({ input }, scope) => changeProfile(input, scope)),
  }),
);
