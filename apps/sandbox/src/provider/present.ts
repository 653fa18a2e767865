import { fromMinor, toMinor } from "./amount.ts";
import { methodOf } from "./methods.ts";
import { isFinal, type Payment } from "./payment.ts";
import type { Refund } from "./refund.ts";

const link = (href: string, type = "application/hal+json") => ({ href, type });

/**
 * Whether the shop may still call the payment off. Undefined
 * once it is final, as the provider leaves it out then.
 */
export const isCancelable = ({ status, method }: Payment): boolean | undefined => {
  if (isFinal(status)) return undefined;
  return status === "authorized" || method === null || methodOf(method).cancelable;
};

/** A payment as the provider's interface shows it. `refunded` is in the smallest unit. */
export const presentPayment = (payment: Payment, publicUrl: string, refunded = 0) => {
  const { id, amount, status, method, reachedAt, methods, ...rest } = payment;
  const chargedBack = rest.chargedBack ?? 0;
  const { description, redirectUrl, cancelUrl, webhookUrl, locale, metadata, createdAt, expiresAt } = rest;
  const paid = status === "paid";
  const final = isFinal(status);
  return {
    resource: "payment",
    id,
    mode: "test",
    createdAt,
    amount,
    description,
    method,
    metadata,
    status,
    ...(final ? {} : { isCancelable: isCancelable(payment), expiresAt }),
    ...timesOf(reachedAt),
    ...(paid
      ? {
          amountRefunded: fromMinor(refunded, amount.currency),
          amountRemaining: fromMinor(toMinor(amount) - refunded - chargedBack, amount.currency),
          ...(chargedBack > 0 ? { amountChargedBack: fromMinor(chargedBack, amount.currency) } : {}),
        }
      : {}),
    ...(status === "authorized" || paid
      ? { amountCaptured: fromMinor(paid ? toMinor(amount) : 0, amount.currency) }
      : {}),
    locale,
    profileId: "pfl_sandbox",
    sequenceType: "oneoff",
    redirectUrl,
    cancelUrl,
    webhookUrl,
    ...(rest.billingAddress === undefined ? {} : { billingAddress: rest.billingAddress }),
    ...(rest.shippingAddress === undefined ? {} : { shippingAddress: rest.shippingAddress }),
    ...(rest.lines === undefined ? {} : { lines: rest.lines }),
    ...(method === "banktransfer" ? { details: transferDetails(id) } : {}),
    ...(method === "creditcard" && paid
      ? {
          details: {
            cardSecurity: rest.cardSecurity ?? "3dsecure",
            ...(rest.wallet === undefined ? {} : { wallet: rest.wallet }),
          },
        }
      : {}),
    _links: {
      self: link(`${publicUrl}/v2/payments/${id}`),
      ...(final ? {} : { checkout: link(`${publicUrl}/checkout/${id}`, "text/html") }),
      dashboard: link(`${publicUrl}/#${id}`, "text/html"),
      ...(refunded > 0 ? { refunds: link(`${publicUrl}/v2/payments/${id}/refunds`) } : {}),
      documentation: link("https://docs.mollie.com/reference/get-payment", "text/html"),
    },
  };
};

const timesOf = (reachedAt: Payment["reachedAt"]): Record<string, string> => {
  const named = ["authorized", "paid", "canceled", "expired", "failed"] as const;
  return Object.fromEntries(
    named.flatMap((status) => (reachedAt[status] === undefined ? [] : [[`${status}At`, reachedAt[status]]])),
  );
};

/** Where the shopper sends the money, and the reference that tells it apart. */
export const transferDetails = (id: string) => ({
  bankName: "Sandbox Bank",
  bankAccount: "NL91SBOX0417164300",
  bankBic: "SBOXNL2A",
  transferReference: `RF${id.slice(-12).toUpperCase()}`,
});

/** A refund as the provider's interface shows it. */
export const presentRefund = (refund: Refund, publicUrl: string) => ({
  resource: "refund",
  mode: "test",
  ...refund,
  _links: {
    self: link(`${publicUrl}/v2/payments/${refund.paymentId}/refunds/${refund.id}`),
    payment: link(`${publicUrl}/v2/payments/${refund.paymentId}`),
    documentation: link("https://docs.mollie.com/reference/get-refund", "text/html"),
  },
});
