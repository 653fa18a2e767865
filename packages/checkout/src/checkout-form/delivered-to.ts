import type { BookEntry } from "./address/address-book.ts";
import type { CheckoutValues } from "./values/values.ts";

/**
 * The form with its parcel going to an entry of the address
 * book: all of it, and nothing of what stood there before.
 */
export const deliveredTo = (values: CheckoutValues, { id: _, ...entry }: BookEntry): CheckoutValues => {
  const { billing } = values;
  const sameName = entry.firstName === billing.firstName && entry.lastName === billing.lastName;
  const { houseNumber, suffix, postCode, addressLine2 } = entry;
  const texts = {
    houseNumber: houseNumber ?? "",
    suffix: suffix ?? "",
    postCode: postCode ?? "",
    addressLine2: addressLine2 ?? "",
  };
  return { ...values, delivery: { ...values.delivery, ...entry, ...texts, sameName } };
};
