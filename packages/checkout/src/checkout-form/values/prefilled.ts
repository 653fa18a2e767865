import type { Profile } from "./profile.ts";
import type { CheckoutValues } from "./values.ts";

/** What a guest says of themselves before the checkout, which is enough of a profile. */
export type Known = Pick<Profile, "firstName" | "lastName" | "email"> &
  Partial<Pick<Profile, "vatNumber">> & { address: Partial<Profile["address"]> };

/** Fills what is empty; what was typed stays. */
const filled = <T extends object>(into: T, known: { [K in keyof T]?: T[K] | null | undefined }): T => ({
  ...into,
  ...Object.fromEntries(Object.entries(known).filter(([name, value]) => value && into[name as keyof T] === "")),
});

/**
 * The form with what is known of who is logged in, or with the address that a guest has typed to say who they
 * are. An address that somebody began to type is left alone as a whole: half of it may be another one's.
 */
export const prefilled = (values: CheckoutValues, profile: Known | undefined, typed: string): CheckoutValues => {
  if (!profile) return { ...values, billing: filled(values.billing, { email: typed }) };
  const { address, vatNumber } = profile;
  const { companyName, postCode, houseNumber, suffix, street, city, administrativeArea } = address;
  const isUntouched = values.billing.firstName === "" && values.billing.lastName === "";
  const isBillingEmpty = [values.billing.street, values.billing.postCode, values.billing.city].every(
    (text) => text === "",
  );
  const isBusiness = Boolean(isUntouched && companyName && vatNumber);
  const { delivery } = values;
  const isEmpty = [delivery.street, delivery.houseNumber, delivery.postCode, delivery.city].every(
    (text) => text === "",
  );
  return {
    ...values,
    billing: {
      ...filled(values.billing, { ...profile, companyName, vatNumber }),
      ...(isBillingEmpty && { postCode: postCode ?? "", houseNumber: houseNumber ?? "", suffix: suffix ?? "" }),
      ...(isBillingEmpty && { street: street ?? "", city: city ?? "", administrativeArea: administrativeArea ?? "" }),
      customerType: isBusiness ? "BUSINESS" : values.billing.customerType,
    },
    delivery: isEmpty ? filled(delivery, { postCode, houseNumber, suffix, street, city }) : delivery,
  };
};
