import type { CheckoutValues } from "../checkout-form/values/values.ts";

type Delivery = CheckoutValues["delivery"];

/** Where the buyer of a quote said that they are. */
export type BuyersAddress = { [Field in Exclude<keyof Delivery, "sameName">]?: string | null | undefined };

/**
 * The form's address, filled with what the buyer has said already; another one
 * can be typed. A country that is not posted to leaves the address to be typed.
 *
 * @param countries where parcels of the storefront go
 */
export const postedTo = (empty: Delivery, known: BuyersAddress | null, countries: readonly string[]): Delivery => {
  if (!known?.countryCode || !countries.includes(known.countryCode)) return { ...empty, sameName: false };
  const said = Object.fromEntries(
    Object.keys(empty).flatMap((field) => {
      const text = known[field as keyof BuyersAddress];
      return text ? [[field, text]] : [];
    }),
  );
  return { ...empty, ...said, sameName: false };
};
