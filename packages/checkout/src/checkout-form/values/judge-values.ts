import { errorCodes, judgePassword, placeOrderSchema, suggestEmail, validate } from "@giftshop/validation";
import { type FieldErrors, fieldErrorsOf } from "../problems/field-errors.ts";
import { type CheckoutValues, type SeenBasket, toInput } from "./values.ts";

/** What the basket and the storefront say about the form. */
export interface FormRules extends SeenBasket {
  countries: readonly string[];
  /** Something goes by registered post. */
  registered: boolean;
  /** Ids of the methods that take the sum. */
  methods: readonly string[];
  /** Ids of those that let one choose a bank here. */
  methodsWithIssuers: readonly string[];
}

/** Judges the form by the rules that commerce judges by. */
export const judgeValues = async (values: CheckoutValues, rules: FormRules): Promise<FieldErrors> => {
  const needsPayment = rules.expectedToPay > 0;
  const result = await validate(placeOrderSchema({ ...rules, needsPayment }), toInput(values, rules));
  const errors = result.ok ? [] : [...result.errors];
  if (!needsPayment) return fieldErrorsOf(errors, values.delivery.sameName);
  if (values.paymentMethod !== "" && !rules.methods.includes(values.paymentMethod)) {
    errors.push({ path: "paymentMethod", name: "paymentMethodNotOffered", code: errorCodes.paymentMethodNotOffered });
  }
  if (values.issuer === "" && rules.methodsWithIssuers.includes(values.paymentMethod)) {
    errors.push({ path: "issuer", name: "required", code: 1101 });
  }
  const wrongPassword = values.createAccount ? judgePassword(values.password) : undefined;
  if (wrongPassword) errors.push({ path: "password", name: wrongPassword, code: errorCodes[wrongPassword] });
  if (suggestEmail(values.billing.email) && values.billing.emailConfirmation.trim() === "") {
    errors.push({ path: "billing.emailConfirmation", name: "required", code: errorCodes.required });
  }
  return fieldErrorsOf(errors, values.delivery.sameName);
};
