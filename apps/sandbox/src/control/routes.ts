import { json, noContent, page, seeOther } from "../http/answer.ts";
import { type Call, jsonObject, ownForm, Refusal } from "../http/call.ts";
import type { Route } from "../http/router.ts";
import type { Mailbox } from "../mailbox/mailbox.ts";
import { ProviderRefusal } from "../provider/errors.ts";
import type { Ledger } from "../provider/ledger.ts";
import { isPaymentStatus, type Payment } from "../provider/payment.ts";
import { presentPayment, presentRefund } from "../provider/present.ts";
import { isRefundStatus, type Refund } from "../provider/refund.ts";
import type { Webhooks } from "../provider/webhooks.ts";
import { type Faults, readFault } from "./faults.ts";
import { controlPage } from "./page.ts";
import { isScene, play } from "./scenes.ts";

export interface ControlParts {
  readonly ledger: Ledger;
  readonly mailbox: Mailbox;
  readonly webhooks: Webhooks;
  readonly faults: Faults;
  readonly publicUrl: string;
}

/** How many payments the page of payments shows. */
const shown = 100;

/** What the provider's rules forbid is a conflict here. */
const allowed = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof ProviderRefusal) throw new Refusal(error.status === 404 ? 404 : 409, error.message);
    throw error;
  }
};

/** The sandbox's own page and interface: nothing of it exists at the real provider. */
export const controlRoutes = ({ ledger, mailbox, webhooks, faults, publicUrl }: ControlParts): Route[] => {
  const present = (payment: Payment) => presentPayment(payment, publicUrl, ledger.refunded(payment.id));

  const move = ({ parameters: { id = "" } }: Call, status: unknown): Payment => {
    if (!isPaymentStatus(status)) throw new Refusal(400, "There is no such status.");
    if (ledger.find(id) === undefined) throw new Refusal(404, "There is no such payment.");
    return allowed(() => ledger.move(id, status));
  };

  const playScene = ({ parameters: { id = "" } }: Call, scene: unknown): Payment => {
    if (!isScene(scene)) throw new Refusal(400, "There is no such scene.");
    const payment = ledger.find(id);
    if (payment === undefined) throw new Refusal(404, "There is no such payment.");
    return allowed(() => play(ledger, payment, scene));
  };

  const moveRefund = ({ parameters: { id = "", refund = "" } }: Call, status: unknown): Refund => {
    if (!isRefundStatus(status)) throw new Refusal(400, "There is no such status.");
    return allowed(() => ledger.moveRefund(id, refund, status));
  };

  return [
    [
      "GET",
      "/",
      () => {
        const all = ledger.list();
        const overview = { payments: all.slice(0, shown), total: all.length, faults: faults.list() };
        const refundsOf = (id: string) => ledger.refundsOf(id);
        return page(controlPage({ ...overview, refundsOf, outstandingWebhooks: webhooks.outstanding }));
      },
    ],
    [
      "POST",
      "/payments/:id",
      (call) => {
        const form = ownForm(call);
        const scene = form.get("scene");
        const { id } = scene === null ? move(call, form.get("status")) : playScene(call, scene);
        return seeOther(`/#${id}`);
      },
    ],
    [
      "POST",
      "/payments/:id/refunds/:refund",
      (call) => {
        const { paymentId } = moveRefund(call, ownForm(call).get("status"));
        return seeOther(`/#${paymentId}`);
      },
    ],
    ["GET", "/control/payments", () => json(200, { payments: ledger.list().map(present) })],
    ["POST", "/control/payments/:id/:status", (call) => json(200, present(move(call, call.parameters.status)))],
    [
      "POST",
      "/control/payments/:id/scenes/:scene",
      (call) => json(200, present(playScene(call, call.parameters.scene))),
    ],
    [
      "POST",
      "/control/payments/:id/refunds/:refund/:status",
      (call) => json(200, presentRefund(moveRefund(call, call.parameters.status), publicUrl)),
    ],
    ["GET", "/control/faults", () => json(200, { faults: faults.list() })],
    [
      "POST",
      "/control/faults",
      (call) => {
        faults.add(readFault(jsonObject(call)));
        return noContent;
      },
    ],
    [
      "DELETE",
      "/control/faults",
      () => {
        faults.clear();
        return noContent;
      },
    ],
    [
      "POST",
      "/control/reset",
      () => {
        ledger.clear();
        webhooks.clear();
        mailbox.clear();
        faults.clear();
        return noContent;
      },
    ],
  ];
};
