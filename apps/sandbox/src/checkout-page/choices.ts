import { issuersOf } from "../provider/issuers.ts";
import { type MethodId, methodIds, methodOf, takes } from "../provider/methods.ts";
import type { Payment } from "../provider/payment.ts";

/** The ways this payment can be paid: those the shop allows, or all, that take the amount. */
export const methodsFor = ({ methods, amount }: Payment): readonly MethodId[] =>
  (methods.length === 0 ? methodIds : methods).filter((id) => takes(id, amount));

/** A mistake of the shopper, at the field it belongs to. */
export interface Mistake {
  readonly field: "issuer" | "code";
  readonly message: string;
}

/** What the shopper has to give beside the press of a button; undefined when all is there. */
export const findMistake = (payment: Payment, method: MethodId, form: URLSearchParams): Mistake | undefined => {
  const { asks } = methodOf(method);
  if (asks === "issuer" && issuerIn(payment, method, form) === null) {
    return { field: "issuer", message: "Choose your bank." };
  }
  if (asks === "blik-code" && !/^\d{6}$/.test((form.get("code") ?? "").replace(/\s/g, ""))) {
    return { field: "code", message: "Type the 6 digits that your banking app shows." };
  }
  return undefined;
};

/** The bank that was chosen here or by the shop before. */
export const issuerIn = (payment: Payment, method: MethodId, form: URLSearchParams): string | null => {
  const chosen = form.get("issuer") ?? payment.issuer;
  return issuersOf(method).find(({ id }) => id === chosen)?.id ?? null;
};
