import { acceptQuoteSchema, validate } from "@giftshop/validation";
import { type FieldErrors, fieldErrorsOf } from "../checkout-form/problems/field-errors.ts";
import type { CheckoutValues } from "../checkout-form/values/values.ts";
import { paidBy } from "../payment-choice/with-wallets.ts";

/** What the quote and the storefront say about the form. */
export interface AcceptanceRules {
  version: number;
  needsDelivery: boolean;
  countries: readonly string[];
  /** Ids of the methods that let one choose a bank here. */
  methodsWithIssuers: readonly string[];
}

const orNull = (text: string): string | null => (text.trim() === "" ? null : text);

const paidWith = (method: string, bank: string) => {
  const { paymentMethod, issuer } = paidBy(method, bank);
  return { paymentMethod, issuer: orNull(issuer) };
};

/** What is sent beside key and token. */
export const acceptanceInput = (
  { delivery, paymentMethod, issuer, acceptTerms }: CheckoutValues,
  { version, needsDelivery }: Pick<AcceptanceRules, "version" | "needsDelivery">,
) => ({
  version,
  delivery: needsDelivery
    ? {
        firstName: delivery.firstName,
        lastName: delivery.lastName,
        countryCode: delivery.countryCode,
        postCode: orNull(delivery.postCode),
        houseNumber: orNull(delivery.houseNumber),
        suffix: orNull(delivery.suffix),
        street: delivery.street,
        city: delivery.city,
        addressLine2: orNull(delivery.addressLine2),
      }
    : null,
  ...paidWith(paymentMethod, issuer),
  acceptTerms,
});

/** Stands for the key that is made when the form is sent. */
const anyKey = "0123456789abcdef";

/** Judges the form by the rules that commerce judges by. */
export const judgeAcceptance = async (values: CheckoutValues, rules: AcceptanceRules): Promise<FieldErrors> => {
  const input = { ...acceptanceInput(values, rules), idempotencyKey: anyKey };
  const result = await validate(acceptQuoteSchema(rules), input);
  const errors = result.ok ? [] : [...result.errors];
  if (values.issuer === "" && rules.methodsWithIssuers.includes(values.paymentMethod))
    errors.push({ path: "issuer", name: "required", code: 1101 });
  return fieldErrorsOf(errors, false);
};
