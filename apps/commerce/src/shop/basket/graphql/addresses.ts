import { builder } from "../../../platform/graphql/builder.ts";

type Optional = string | null | undefined;

export interface DeliveryAddressView {
  firstName: string;
  lastName: string;
  companyName?: Optional;
  countryCode: string;
  postCode?: Optional;
  houseNumber?: Optional;
  suffix?: Optional;
  street: string;
  city: string;
  addressLine2?: Optional;
  phoneNumber?: Optional;
}

export const DeliveryAddressType = builder.objectRef<DeliveryAddressView>("DeliveryAddress").implement({
  fields: (t) => ({
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
  }),
});

export const CustomerTypeEnum = builder.enumType("CustomerType", { values: ["PRIVATE", "BUSINESS"] as const });

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
