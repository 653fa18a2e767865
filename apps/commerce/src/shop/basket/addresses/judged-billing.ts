import type { Billing, BillingAddress, Buyer, PostalAddress } from "../../../money/order/index.ts";

type Given<T> = { [K in keyof T]?: T[K] | undefined };

/** `BillingInput` as it was judged: what was left out is absent. */
export type JudgedBillingInput = Pick<Buyer, "customerType" | "firstName" | "lastName" | "email"> &
  Given<Omit<Buyer, "customerType" | "firstName" | "lastName" | "email">> &
  Given<Omit<Billing, "address">> &
  Given<BillingAddress>;

/** Absent as the database says it. */
const orNull = <T extends object, K extends keyof T>(value: T, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, value[key] ?? null])) as { [N in K]-?: Exclude<T[N], undefined> | null };

const billingAddress = (billing: Given<BillingAddress>): BillingAddress | null => {
  const { countryCode, street, city } = billing;
  if (!countryCode || !street || !city) return null;
  const { postCode, houseNumber, suffix, administrativeArea, addressLine1, addressLine2 } = billing;
  return {
    countryCode,
    street,
    city,
    postCode: postCode ?? null,
    houseNumber: houseNumber ?? null,
    suffix: suffix ?? null,
    administrativeArea: administrativeArea ?? null,
    addressLine1: addressLine1 ?? null,
    addressLine2: addressLine2 ?? null,
  };
};

/** Where nothing else is said, the buyer is where the parcel goes. */
const addressOfParcel = (address: PostalAddress | null): BillingAddress | null => {
  if (!address) return null;
  const { countryCode, postCode, houseNumber, suffix, street, city, addressLine2 } = address;
  return {
    countryCode,
    postCode,
    houseNumber,
    suffix,
    street,
    city,
    administrativeArea: null,
    addressLine1: null,
    addressLine2,
  };
};

/** Who buys, and what an invoice needs beside; the address of a parcel where no other one was given. */
export const judgedBilling = (
  input: JudgedBillingInput,
  parcel: PostalAddress | null,
): { buyer: Buyer; billing: Billing } => {
  const { customerType, firstName, lastName, email } = input;
  const optional = orNull(input, ["phoneNumber", "companyName", "vatNumber", "referenceNumber"]);
  return {
    buyer: { customerType, firstName, lastName, email, ...optional },
    billing: {
      ...orNull(input, ["invoiceEmail", "kvkNumber"]),
      address: billingAddress(input) ?? addressOfParcel(parcel),
    },
  };
};
