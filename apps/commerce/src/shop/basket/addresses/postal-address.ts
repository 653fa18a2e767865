import type { PostalAddress } from "../../../money/order/index.ts";

/** An address as a judged form has it. */
export type AddressFields = { [K in keyof PostalAddress]?: PostalAddress[K] | undefined } & Pick<
  PostalAddress,
  "firstName" | "lastName" | "countryCode" | "street" | "city"
>;

const optional = [
  "companyName",
  "postCode",
  "houseNumber",
  "suffix",
  "addressLine1",
  "addressLine2",
  "phoneNumber",
  "customerType",
  "email",
  "invoiceEmail",
  "referenceNumber",
] as const satisfies readonly (keyof PostalAddress)[];

/** A judged address as it is kept: what is absent is null. */
export const postalAddress = (fields: AddressFields): PostalAddress => {
  const { firstName, lastName, countryCode, street, city } = fields;
  const rest = Object.fromEntries(optional.map((key) => [key, fields[key] ?? null]));
  return { firstName, lastName, countryCode, street, city, ...rest } as PostalAddress;
};
