import { draftKey } from "../placing/forget-draft.ts";
import { type CheckoutValues, emptyValues } from "./values.ts";

/**
 * Takes over from `saved` every value whose name and type `into` has; anything else in storage is ignored.
 */
const overlay = <T extends object>(into: T, saved: unknown): T => {
  if (typeof saved !== "object" || saved === null) return into;
  const entries = Object.entries(into).map(([name, value]) => {
    const other: unknown = (saved as Record<string, unknown>)[name];
    if (typeof value === "object" && value !== null) return [name, overlay(value, other)];
    return [name, typeof other === typeof value ? other : value];
  });
  return Object.fromEntries(entries) as T;
};

/**
 * Keeps what was typed for this tab, so that a reload erases nothing. Consent and password are
 * asked anew each time, so they are left out; there is nothing of a payment card to leave out.
 */
export const saveDraft = (
  storage: Storage,
  { acceptTerms: _, remindMe: __, askReview: ___, issuer: ____, password: _____, ...values }: CheckoutValues,
): void => {
  try {
    storage.setItem(draftKey, JSON.stringify(values));
  } catch {
    // Storage may be full or forbidden; the form goes on without it.
  }
};

/** The form as it was left, or empty. Only countries that are still posted to are taken over. */
export const readDraft = (storage: Storage, countries: readonly string[]): CheckoutValues => {
  const empty = emptyValues(countries[0] ?? "");
  try {
    const values = overlay(empty, JSON.parse(storage.getItem(draftKey) ?? "null"));
    const billing = {
      ...values.billing,
      customerType: values.billing.customerType === "BUSINESS" ? "BUSINESS" : "PRIVATE",
    } as const;
    const countryCode = countries.includes(values.delivery.countryCode)
      ? values.delivery.countryCode
      : empty.delivery.countryCode;
    return {
      ...values,
      billing,
      delivery: { ...values.delivery, countryCode },
      acceptTerms: false,
      remindMe: false,
      askReview: false,
      issuer: "",
      password: "",
    };
  } catch {
    return empty;
  }
};
