import { fromMinor, toMinor } from "../provider/amount.ts";
import { unprocessable } from "../provider/errors.ts";
import type { Ledger } from "../provider/ledger.ts";
import { isFinal, type Payment } from "../provider/payment.ts";

/** What happens to a payment that no shopper does on the hosted page. */
export const scenes = ["chargeback", "reversal", "refund", "less", "more"] as const;
export type Scene = (typeof scenes)[number];

export const isScene = (text: unknown): text is Scene => scenes.some((known) => known === text);

/** Whether a scene can happen to a payment now. */
export const mayHappen = (payment: Payment, scene: Scene, refunded: number): boolean => {
  const { status, amount, chargedBack = 0 } = payment;
  const left = toMinor(amount) - refunded - chargedBack;
  if (scene === "reversal") return chargedBack > 0;
  if (scene === "chargeback" || scene === "refund") return status === "paid" && left > 0;
  return !isFinal(status) && (scene === "more" || toMinor(amount) > 100);
};

/**
 * Plays a scene: the bank takes all back (`chargeback`) or returns it (`reversal`), the dashboard refunds it
 * (`refund`), or one whole unit `less` or `more` than asked for is paid.
 *
 * @throws ProviderRefusal 422 where it cannot happen
 */
export const play = (ledger: Ledger, payment: Payment, scene: Scene): Payment => {
  const refunded = ledger.refunded(payment.id);
  if (!mayHappen(payment, scene, refunded)) throw unprocessable(`A payment that is ${payment.status} has no ${scene}`);
  const { id, amount, chargedBack = 0, description } = payment;
  const { currency } = amount;
  const left = toMinor(amount) - refunded - chargedBack;
  switch (scene) {
    case "chargeback":
      return ledger.amend(id, { chargedBack: chargedBack + left });
    case "reversal":
      return ledger.amend(id, { chargedBack: 0 });
    case "refund": {
      // By hand: it has no key of the shop's.
      const order = { paymentId: id, amount: fromMinor(left, currency), description, metadata: null };
      ledger.refund(order, "refunded");
      return ledger.find(id) ?? payment;
    }
    default:
      return ledger.amend(id, { amount: fromMinor(toMinor(amount) + (scene === "more" ? 100 : -100), currency) });
  }
};
