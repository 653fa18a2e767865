import { builder } from "../../../platform/graphql/builder.ts";
import { CustomerTypeEnum } from "./addresses.ts";

/** Who buys, with the address of an invoice. */
export const BillingInput = builder.inputType("BillingInput", {
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    email: t.string(),
    phoneNumber: t.string({ required: false }),
    customerType: t.field({ type: CustomerTypeEnum, defaultValue: "PRIVATE" }),
    companyName: t.string({ required: false }),
    vatNumber: t.string({ required: false }),
    referenceNumber: t.string({ required: false }),
    emailConfirmation: t.string({ required: false, description: "Where the page asked for it: the same address." }),
    invoiceEmail: t.string({ required: false }),
    kvkNumber: t.string({ required: false, description: "In the trade register." }),
    countryCode: t.string({
      required: false,
      description:
        "Of the billing address, which a business gives, and where a law asks for it; default: the parcel's address.",
    }),
    postCode: t.string({ required: false }),
    houseNumber: t.string({ required: false }),
    suffix: t.string({ required: false }),
    street: t.string({ required: false }),
    city: t.string({ required: false }),
    administrativeArea: t.string({ required: false, description: "State, province or emirate." }),
    addressLine1: t.string({ required: false }),
    addressLine2: t.string({ required: false }),
  }),
});
