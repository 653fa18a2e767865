import { json, noContent, page, seeOther } from "../http/answer.ts";
import { type Call, jsonObject, ownForm, Refusal } from "../http/call.ts";
import type { Route } from "../http/router.ts";
import type { Mailbox } from "../mailbox/mailbox.ts";
import { ProviderRefusal } from "../provider/errors.ts";
import type { Ledger } from "../provider/ledger.ts";
import { isPaymentStatus, type Payment } from "../provider/payment.ts";
import { presentPayment } from "../provider/present.ts";
import type { Webhooks } from "../provider/webhooks.ts";
import { type Faults, readFault } from "./faults.ts";
import { controlPage } from "./page.ts";

export interface ControlParts {
  readonly ledger: Ledger;
  readonly mailbox: Mailbox;
  readonly webhooks: Webhooks;
  readonly faults: Faults;
  readonly publicUrl: string;
}

/** How many payments the page of payments shows. */
const shown = 100;

/** The sandbox's own page and interface: nothing of it exists at the real provider. */
export function controlRoutes({ ledger, mailbox, webhooks, faults, publicUrl }: ControlParts): Route[] {
  const present = (payment: Payment) => presentPayment(payment, publicUrl, ledger.refunded(payment.id));

  function move({ parameters: { id = "" } }: Call, status: unknown): Payment {
    if (!isPaymentStatus(status)) throw new Refusal(400, "There is no such status.");
    if (ledger.find(id) === undefined) throw new Refusal(404, "There is no such payment.");
    try {
      return ledger.move(id, status);
    } catch (error) {
      if (error instanceof ProviderRefusal) throw new Refusal(409, error.message);
      throw error;
    }
  }

  return [
    [
      "GET",
      "/",
      () => {
        const all = ledger.list();
        const overview = { payments: all.slice(0, shown), total: all.length, faults: faults.list() };
        return page(controlPage({ ...overview, outstandingWebhooks: webhooks.outstanding }));
      },
    ],
    [
      "POST",
      "/payments/:id",
      (call) => {
        const { id } = move(call, ownForm(call).get("status"));
        return seeOther(`/#${id}`);
      },
    ],
    ["GET", "/control/payments", () => json(200, { payments: ledger.list().map(present) })],
    ["POST", "/control/payments/:id/:status", (call) => json(200, present(move(call, call.parameters.status)))],
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
}
