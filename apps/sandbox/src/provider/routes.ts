import type { Clock } from "../clock.ts";
import type { Faults } from "../control/faults.ts";
import { asset, hal } from "../http/answer.ts";
import { type Call, jsonObject, Refusal } from "../http/call.ts";
import type { Route } from "../http/router.ts";
import { ProviderRefusal, unprocessable } from "./errors.ts";
import { createGuard } from "./guard.ts";
import { once } from "./idempotency.ts";
import type { Ledger, Made } from "./ledger.ts";
import { getMethod, listMethods } from "./list-methods.ts";
import { listPage } from "./list-page.ts";
import { methodImage } from "./method-image.ts";
import { isMethodId } from "./methods.ts";
import type { Payment } from "./payment.ts";
import { isCancelable, presentPayment, presentRefund } from "./present.ts";
import { readOrder } from "./read-order.ts";
import type { Refund } from "./refund.ts";
import { readRefund } from "./refund-payment.ts";

export interface ProviderParts {
  readonly ledger: Ledger;
  readonly faults: Faults;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** The provider's HTTP interface, version 2: payments, refunds and methods. */
export const providerRoutes = (parts: ProviderParts): Route[] => {
  const { ledger, faults, clock, publicUrl } = parts;
  const guard = createGuard(faults);
  const present = (payment: Payment) => presentPayment(payment, publicUrl, ledger.refunded(payment.id));
  const presentMade = (made: Made) =>
    "payment" in made ? presentPayment(made.payment, publicUrl) : presentRefund(made.refund, publicUrl);

  const find = (call: Call): Payment => {
    const { id = "" } = call.parameters;
    const payment = ledger.find(id);
    if (payment === undefined) throw new ProviderRefusal(404, `No payment exists with token ${id}.`);
    return payment;
  };

  return [
    [
      "POST",
      "/v2/payments",
      guard("create", (call) => {
        const order = readOrder(jsonObject(call), clock.now());
        return once(call, parts, (key) => ({ payment: ledger.create(order, key) }), presentMade);
      }),
    ],
    [
      "GET",
      "/v2/payments",
      guard("list", (call) =>
        hal(
          200,
          listPage(call, publicUrl, ledger.list(), (shown) => ({ payments: shown.map(present) })),
        ),
      ),
    ],
    ["GET", "/v2/payments/:id", guard("get", (call) => hal(200, present(find(call))))],
    [
      "DELETE",
      "/v2/payments/:id",
      guard("cancel", (call) => {
        const payment = find(call);
        if (payment.status === "canceled") return hal(200, present(payment));
        if (!isCancelable(payment)) throw unprocessable("The payment cannot be canceled");
        return hal(200, present(ledger.move(payment.id, "canceled")));
      }),
    ],
    [
      "POST",
      "/v2/payments/:id/refunds",
      guard("refund", (call) => {
        const payment = find(call);
        return once(
          call,
          parts,
          (key) => {
            const wanted = readRefund(call, ledger, payment);
            return { refund: ledger.refund(wanted, faults.take("bank") === undefined ? "refunded" : "pending", key) };
          },
          presentMade,
        );
      }),
    ],
    [
      "GET",
      "/v2/payments/:id/refunds",
      guard("get", (call) => {
        const refunds = ledger.refundsOf(find(call).id).toReversed();
        const embed = (shown: readonly Refund[]) => ({ refunds: shown.map((one) => presentRefund(one, publicUrl)) });
        return hal(200, listPage(call, publicUrl, refunds, embed));
      }),
    ],
    [
      "GET",
      "/v2/payments/:id/refunds/:refund",
      guard("get", (call) => {
        const { refund = "" } = call.parameters;
        return hal(200, presentRefund(ledger.findRefund(find(call).id, refund), publicUrl));
      }),
    ],
    ["GET", "/v2/methods", guard("methods", (call) => hal(200, listMethods(call, publicUrl)))],
    ["GET", "/v2/methods/:id", guard("methods", (call) => hal(200, getMethod(call, publicUrl)))],
    [
      "GET",
      "/images/methods/:file",
      ({ parameters: { file = "" } }) => {
        const id = file.replace(/\.svg$/, "");
        if (!isMethodId(id)) throw new Refusal(404, "There is no such method.");
        return asset("image/svg+xml", methodImage(id));
      },
    ],
  ];
};
