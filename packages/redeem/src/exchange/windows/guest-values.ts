import type { GuestDelivery } from "@giftshop/storefront-config/guest-delivery";
import type { FormErrors } from "@giftshop/ui-kit/form";
import { judgeEmail, judgeHouseNumber, judgeName, judgePostCode } from "@giftshop/validation/rules";

export interface GuestValues {
  firstName: string;
  lastName: string;
  email: string;
  street: string;
  houseNumber: string;
  postCode: string;
  city: string;
}

export type GuestField = keyof GuestValues;

/** The form as it was left in this tab, or empty. */
export const valuesOf = (guest: GuestDelivery | undefined): GuestValues => ({
  firstName: guest?.firstName ?? "",
  lastName: guest?.lastName ?? "",
  email: guest?.email ?? "",
  street: guest?.address.street ?? "",
  houseNumber: guest?.address.houseNumber ?? "",
  postCode: guest?.address.postCode ?? "",
  city: guest?.address.city ?? "",
});

/** Whether addresses of a country have a postcode. */
export const needsPostCode = (country: string): boolean => judgePostCode("", country) !== undefined;

/** What is wrong, by field; the checkout judges all of it again, with the country that is chosen there. */
export const judgeGuest = (values: GuestValues, country: string, posted: boolean): FormErrors => {
  const judged = {
    firstName: judgeName(values.firstName),
    lastName: judgeName(values.lastName),
    email: judgeEmail(values.email),
    ...(posted && {
      street: judgeName(values.street) === "required" ? "required" : undefined,
      houseNumber: judgeHouseNumber(values.houseNumber, country),
      postCode: needsPostCode(country) ? judgePostCode(values.postCode, country) : undefined,
      city: judgeName(values.city),
    }),
  };
  return Object.fromEntries(
    Object.entries(judged).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
};
