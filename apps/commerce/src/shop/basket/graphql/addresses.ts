import { builder } from "../../../platform/graphql/builder.ts";

type Optional = string | null | undefined;

export interface DeliveryAddressView {
  firstName: string;
  lastName: string;
  customerType?: Optional;
  companyName?: Optional;
  countryCode: string;
  postCode?: Optional;
  houseNumber?: Optional;
  suffix?: Optional;
  street: string;
  city: string;
  email?: Optional;
  invoiceEmail?: Optional;
  referenceNumber?: Optional;
  addressLine1?: Optional;
  addressLine2?: Optional;
  phoneNumber?: Optional;
}

export const CustomerTypeEnum = builder.enumType("CustomerType", { values: ["PRIVATE", "BUSINESS"] as const });

export const DeliveryInput = builder.inputType("DeliveryInput", {
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    customerType: t.field({ type: CustomerTypeEnum, required: false }),
    companyName: t.string({ required: false }),
    countryCode: t.string(),
    postCode: t.string({ required: false }),
    houseNumber: t.string({
      required: false,
      description: "Positive number, or `-` where the address has none.",
    }),
    suffix: t.string({ required: false }),
    street: t.string(),
    city: t.string(),
    email: t.string({ required: false }),
    invoiceEmail: t.string({ required: false }),
    referenceNumber: t.string({ required: false }),
    addressLine1: t.string({ required: false }),
    addressLine2: t.string({ required: false }),
    phoneNumber: t.string({ required: false }),
  }),
});

export const DeliveryAddressType = builder.objectRef<DeliveryAddressView>("DeliveryAddress").implement({
  fields: (t) => ({
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    customerType: t.field({
      type: CustomerTypeEnum,
      nullable: true,
      resolve: ({ customerType }) => (customerType === "BUSINESS" || customerType === "PRIVATE" ? customerType : null),
    }),
    companyName: t.exposeString("companyName", { nullable: true }),
    countryCode: t.exposeString("countryCode"),
    postCode: t.exposeString("postCode", { nullable: true }),
    houseNumber: t.exposeString("houseNumber", { nullable: true }),
    suffix: t.exposeString("suffix", { nullable: true }),
    street: t.exposeString("street"),
    city: t.exposeString("city"),
    email: t.exposeString("email", { nullable: true }),
    invoiceEmail: t.exposeString("invoiceEmail", { nullable: true }),
    referenceNumber: t.exposeString("referenceNumber", { nullable: true }),
    addressLine1: t.exposeString("addressLine1", { nullable: true }),
    addressLine2: t.exposeString("addressLine2", { nullable: true }),
    phoneNumber: t.exposeString("phoneNumber", { nullable: true }),
  }),
});

export interface BillingAddressView {
  firstName: string;
  lastName: string;
  customerType: "PRIVATE" | "BUSINESS";
  companyName?: Optional;
  vatNumber?: Optional;
  referenceNumber?: Optional;
  countryCode: string;
  email: string;
  phoneNumber?: Optional;
  postCode?: Optional;
  houseNumber?: Optional;
  suffix?: Optional;
  street?: Optional;
  city?: Optional;
  invoiceEmail?: Optional;
  kvkNumber?: Optional;
  administrativeArea?: Optional;
  addressLine1?: Optional;
  addressLine2?: Optional;
}

export const BillingAddressType = builder.objectRef<BillingAddressView>("BillingAddress").implement({
  fields: (t) => ({
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    customerType: t.expose("customerType", { type: CustomerTypeEnum }),
    companyName: t.exposeString("companyName", { nullable: true }),
    vatNumber: t.exposeString("vatNumber", { nullable: true }),
    referenceNumber: t.exposeString("referenceNumber", { nullable: true }),
    countryCode: t.exposeString("countryCode"),
    email: t.exposeString("email"),
    phoneNumber: t.exposeString("phoneNumber", { nullable: true }),
    postCode: t.exposeString("postCode", { nullable: true }),
    houseNumber: t.exposeString("houseNumber", { nullable: true }),
    suffix: t.exposeString("suffix", { nullable: true }),
    street: t.exposeString("street", { nullable: true }),
    city: t.exposeString("city", { nullable: true }),
    invoiceEmail: t.exposeString("invoiceEmail", { nullable: true }),
    kvkNumber: t.exposeString("kvkNumber", { nullable: true }),
    administrativeArea: t.exposeString("administrativeArea", { nullable: true }),
    addressLine1: t.exposeString("addressLine1", { nullable: true }),
    addressLine2: t.exposeString("addressLine2", { nullable: true }),
  }),
});
