import { type Html, html } from "../http/html.ts";
import { frame } from "../http/page-frame.ts";
import { toMinor } from "../provider/amount.ts";
import { methodName } from "../provider/methods.ts";
import { mayBecome, type Payment, type PaymentStatus } from "../provider/payment.ts";
import { cameBack, type Refund, type RefundStatus, refundMayBecome } from "../provider/refund.ts";
import type { Fault } from "./faults.ts";
import { mayHappen, type Scene } from "./scenes.ts";

export interface Overview {
  /** Newest first. */
  readonly payments: readonly Payment[];
  /** Refunds of a payment by its id, oldest first. */
  readonly refundsOf: (paymentId: string) => readonly Refund[];
  /** How many there are in all. */
  readonly total: number;
  readonly outstandingWebhooks: number;
  readonly faults: readonly Fault[];
}

const buttons: readonly (readonly [PaymentStatus, string])[] = [
  ["paid", "Paid"],
  ["authorized", "Authorize"],
  ["pending", "Pending"],
  ["failed", "Fail"],
  ["canceled", "Cancel"],
  ["expired", "Expire"],
];

const refundButtons: readonly (readonly [RefundStatus, string])[] = [
  ["refunded", "Refunded"],
  ["queued", "Queue"],
  ["processing", "Process"],
  ["failed", "Fail"],
  ["canceled", "Cancel"],
];

/** The page of payments: what there is, and buttons to play the shopper, the bank or the clock. */
export const controlPage = ({ payments, refundsOf, total, outstandingWebhooks, faults }: Overview): Html =>
  frame({
    title: "Payments",
    current: "control",
    content: html`<h1>Payments</h1>
      <p class="quiet">${total} in all${total > payments.length && html`, the latest ${payments.length} shown`} · ${outstandingWebhooks} webhook calls not acknowledged yet${faults.length > 0 && html` · ${faults.length} faults waiting`}</p>
      ${
        payments.length === 0
          ? html`<p class="empty">No payment yet. Place an order in a shop, and its payment appears here.</p>`
          : html`<div class="scroll" tabindex="0" role="region" aria-label="Payments"><table>
              <thead><tr><th scope="col">Payment</th><th scope="col">For</th><th scope="col">Amount</th><th scope="col">Method</th><th scope="col">Status</th><th scope="col">Make it</th></tr></thead>
              <tbody>${payments.map((payment) => [row(payment, sumOf(refundsOf(payment.id))), ...refundsOf(payment.id).map(refundRow)])}</tbody>
            </table></div>`
      }`,
  });

const sceneButtons: readonly (readonly [Scene, string])[] = [
  ["less", "One less"],
  ["more", "One more"],
  ["refund", "Refund by hand"],
  ["chargeback", "Charge back"],
  ["reversal", "Reverse chargeback"],
];

const sumOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, refund) => (cameBack(refund) ? sum : sum + toMinor(refund.amount)), 0);

const row = (payment: Payment, refunded: number): Html => html`<tr id="${payment.id}">
  <td><a href="/checkout/${payment.id}">${payment.id.slice(0, 11)}…</a><br><time datetime="${payment.createdAt}">${payment.createdAt.slice(0, 19).replace("T", " ")}</time></td>
  <td>${payment.description}</td>
  <td class="money">${payment.amount.value} ${payment.amount.currency}</td>
  <td>${payment.method === null ? "not chosen" : methodName(payment.method)}</td>
  <td><span class="chip" data-status="${payment.status}">${payment.status}</span></td>
  <td><form method="post" action="/payments/${payment.id}">${buttons
    .filter(([status]) => mayBecome(payment.status, status))
    .map(([status, label]) => html`<button name="status" value="${status}">${label}</button>`)}${sceneButtons
    .filter(([scene]) => mayHappen(payment, scene, refunded))
    .map(([scene, label]) => html`<button name="scene" value="${scene}">${label}</button>`)}</form></td>
</tr>`;

const refundRow = (refund: Refund): Html => html`<tr id="${refund.id}">
  <td>${refund.id.slice(0, 11)}…<br><time datetime="${refund.createdAt}">${refund.createdAt.slice(0, 19).replace("T", " ")}</time></td>
  <td>Refund: ${refund.description}</td>
  <td class="money">−${refund.amount.value} ${refund.amount.currency}</td>
  <td></td>
  <td><span class="chip" data-status="${refund.status}">${refund.status}</span></td>
  <td><form method="post" action="/payments/${refund.paymentId}/refunds/${refund.id}">${refundButtons
    .filter(([status]) => refundMayBecome(refund.status, status))
    .map(([status, label]) => html`<button name="status" value="${status}">${label}</button>`)}</form></td>
</tr>`;
