import { type Answer, page, seeOther } from "../http/answer.ts";
import { type Call, ownForm } from "../http/call.ts";
import type { Route } from "../http/router.ts";
import type { Ledger } from "../provider/ledger.ts";
import { isMethodId } from "../provider/methods.ts";
import { mayBecome, type Payment, type PaymentStatus } from "../provider/payment.ts";
import { findMistake, issuerIn, type Mistake, methodsFor } from "./choices.ts";
import { checkoutPage, unknownPaymentPage } from "./page.ts";

/** Buttons that decide the payment, and what it becomes. */
const decisions: Readonly<Record<string, PaymentStatus>> = { fail: "failed", cancel: "canceled", expire: "expired" };

/** Buttons that pay, and how a card is paid by them: with the bank's check, without it, or by wallet. */
const ways: Readonly<Record<string, Pick<Payment, "cardSecurity" | "wallet">>> = {
  pay: { cardSecurity: "3dsecure" },
  "pay-unasked": { cardSecurity: "normal" },
  "pay-applepay": { cardSecurity: "normal", wallet: "applepay" },
  "pay-googlepay": { cardSecurity: "normal", wallet: "googlepay" },
};

/** The page that the provider hosts. Every button is a form: it works without a script. */
export const checkoutRoutes = (ledger: Ledger): Route[] => {
  const press = (payment: Payment, form: URLSearchParams): Answer => {
    const action = form.get("action") ?? "";
    if (action === "leave") return seeOther(payment.redirectUrl);
    if (action === "choose" || action === "other") return choose(payment, form, action);
    const way = Object.hasOwn(ways, action) ? ways[action] : undefined;
    if (way !== undefined) return pay(payment, form, way);
    const decision = decisions[action];
    if (decision === undefined) return show(payment);
    const moved = move(payment, decision);
    return seeOther(decision === "canceled" ? (moved.cancelUrl ?? moved.redirectUrl) : moved.redirectUrl);
  };

  const choose = (payment: Payment, form: URLSearchParams, action: string): Answer => {
    const wanted = action === "other" ? null : form.get("method");
    const method = methodsFor(payment).find((id) => id === wanted) ?? null;
    if (payment.status === "open" && (method !== null || action === "other")) {
      ledger.choose(payment.id, { method, issuer: null });
    }
    return seeOther(`/checkout/${payment.id}`);
  };

  const pay = (payment: Payment, form: URLSearchParams, way: Pick<Payment, "cardSecurity" | "wallet">): Answer => {
    const { method } = payment;
    if (!isMethodId(method)) return show(payment);
    const mistake = findMistake(payment, method, form);
    if (mistake !== undefined) return show(payment, mistake);
    if (payment.status === "open") {
      ledger.choose(payment.id, {
        method,
        issuer: issuerIn(payment, method, form),
        ...(method === "creditcard" ? way : {}),
      });
    }
    return seeOther(move(payment, method === "banktransfer" ? "pending" : "paid").redirectUrl);
  };

  /** Two windows may decide at once; the first one counts. */
  const move = (payment: Payment, to: PaymentStatus): Payment =>
    mayBecome(payment.status, to) ? ledger.move(payment.id, to) : payment;

  const find = ({ parameters: { id = "" } }: Call) => ledger.find(id);

  return [
    [
      "GET",
      "/checkout/:id",
      (call) => {
        const payment = find(call);
        return payment === undefined ? page(unknownPaymentPage(), 404) : show(payment);
      },
    ],
    [
      "POST",
      "/checkout/:id",
      (call) => {
        const form = ownForm(call);
        const payment = find(call);
        return payment === undefined ? page(unknownPaymentPage(), 404) : press(payment, form);
      },
    ],
  ];
};

const show = (payment: Payment, mistake?: Mistake): Answer => {
  const targets = [payment.redirectUrl, payment.cancelUrl ?? payment.redirectUrl].map((url) => new URL(url).origin);
  return page(checkoutPage(payment, mistake), mistake === undefined ? 200 : 422, [...new Set(targets)]);
};
