import type { AddressValue } from "@giftshop/ui-kit/address-value";

/** The fields of an address, in the order in which they stand. */
export const addressKeys = [
  "countryCode",
  "addressLine1",
  "houseNumber",
  "suffix",
  "street",
  "addressLine2",
  "postCode",
  "city",
] as const satisfies readonly (keyof AddressValue)[];

/** The fields a problem can belong to; `form` is the whole. In the order in which they stand on the page. */
export const fields = [
  "who",
  "name",
  "people",
  "value",
  "message",
  "kind",
  "email",
  "emailAgain",
  "lastName",
  "way",
  ...addressKeys,
  "quantity",
  "form",
] as const;
export type Field = (typeof fields)[number];
