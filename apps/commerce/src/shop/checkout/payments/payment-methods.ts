import type { PaymentMethodId, Storefront } from "@giftshop/storefront-config";
import { takesPayment } from "@giftshop/storefront-config/payment";
import { isWallet, type Wallet, wallets } from "@giftshop/storefront-config/wallets";
import { isUuid } from "@giftshop/validation";
import { availableOf } from "../../../money/credit/index.ts";
import { paymentsOfOrder, sumOf } from "../../../money/giftcard/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { answersNow, readRequest } from "../../activation/index.ts";
import { ownToPay } from "../../basket/index.ts";
import { ownBatch, showBatch } from "../../batch/index.ts";
import { ownCredit, ownQuote, showQuote } from "../../business/index.ts";
import { unpaidOrder } from "../view/show-order.ts";

export interface PaymentMethodView {
  id: string;
  logo: string;
  issuers: readonly { id: string; name: string }[];
  /** Out of which wallets it may be paid, on a device that has one. */
  wallets: readonly Wallet[];
}

/** Banks behind a method that the buyer chooses here, by the provider's ids. iDEAL asks on its own page. */
const issuers: Partial<Record<PaymentMethodId, PaymentMethodView["issuers"]>> = {
  kbc: [
    { id: "kbc", name: "KBC" },
    { id: "cbc", name: "CBC" },
  ],
};

/**
 * Throws 2044 where the provider takes no such sum by this
 * method. `total` in minor units of the storefront's currency.
 */
export const judgeTotal = ({ currency }: Storefront, method: PaymentMethodId, total: number): void => {
  if (!takesPayment(method, currency, total)) throw new Failure("paymentMethodNotOffered", "input.paymentMethod");
};

/**
 * How a storefront may be paid, in its order; those by which the
 * provider takes `total`, minor units, where there is one to pay.
 */
export const paymentMethodsOf = ({ payment, currency }: Storefront, total: number | undefined): PaymentMethodView[] =>
  payment
    .filter(({ method }) => total === undefined || takesPayment(method, currency, total))
    .map(({ method, logo }) => ({
      id: method,
      logo,
      issuers: issuers[method] ?? [],
      wallets: method === "creditcard" ? wallets : [],
    }));

/** What gift cards leave to be paid of an order that was not paid. */
const toPayOf = async (orderUuid: string, scope: Scope): Promise<number> => {
  const { pool, clock } = scope.services;
  const { id: order, grandTotal: total } = await unpaidOrder(orderUuid, scope);
  return total - sumOf(await paymentsOfOrder(pool, { order, total }, clock.now()));
};

/** The ways to pay an activation that is READY; throws 2400 for any other. */
export const showActivationMethods = async (uuid: string, scope: Scope): Promise<PaymentMethodView[]> => {
  const request = isUuid(uuid) ? await readRequest(scope.services.pool, uuid.toLowerCase()) : undefined;
  if (request?.storefront !== scope.storefront.code || request.state !== "READY")
    throw new Failure("activationFailed", "activationUuid");
  const { cards } = await answersNow(scope.services.pool, request);
  const ready = cards.filter(({ answer }) => answer === "READY");
  return paymentMethodsOf(
    scope.storefront,
    ready.reduce((sum, { amount }) => sum + amount, 0),
  );
};

const invoice: PaymentMethodView = { id: "invoice", logo: "invoice", issuers: [], wallets: [] };

/**
 * The ways to pay a quote that was sent, on invoice among them
 * where its company's credit covers it; throws 2501 for any other.
 */
export const showQuoteMethods = async (token: string, scope: Scope): Promise<PaymentMethodView[]> => {
  const { totals, onInvoice } = await showQuote(scope.services, await ownQuote(token, scope));
  if (totals === null) throw new Failure("quoteNotFound", "quoteToken");
  return [...(onInvoice ? [invoice] : []), ...paymentMethodsOf(scope.storefront, totals.grandTotal.value)];
};

/**
 * A basket can be bought on invoice by who is signed in for a company with credit for it; an order that is
 * tried again is paid otherwise.
 */
const onOwnInvoice = async (total: number | undefined, scope: Scope): Promise<PaymentMethodView[]> => {
  const credit = await ownCredit(scope.services.pool, scope);
  const covers = credit !== undefined && (total ?? 0) <= availableOf(credit);
  return covers ? [invoice] : [];
};

/** The ways to pay a batch of who is signed in, on invoice first; throws 2202, and 2520 for any other. */
export const showBatchMethods = async (id: string, scope: Scope): Promise<PaymentMethodView[]> => {
  const { total } = await showBatch(await ownBatch(id, scope), scope);
  return [...(await onOwnInvoice(total.value, scope)), ...paymentMethodsOf(scope.storefront, total.value)];
};

/**
 * The ways to pay the visitor's basket, all of them while nothing is in
 * it, or an order of theirs that was not paid; throws 2042 for any other.
 */
export const showPaymentMethods = async (
  orderUuid: string | null | undefined,
  scope: Scope,
): Promise<PaymentMethodView[]> => {
  if (orderUuid != null) return paymentMethodsOf(scope.storefront, await toPayOf(orderUuid, scope));
  const total = await ownToPay(scope);
  return [...paymentMethodsOf(scope.storefront, total), ...(await onOwnInvoice(total, scope))];
};

/** Whether a method lets one choose this bank here, or pays out of this wallet. */
export const offersIssuer = (method: PaymentMethodId, issuer: string): boolean =>
  issuers[method]?.some(({ id }) => id === issuer) === true || (method === "creditcard" && isWallet(issuer));
