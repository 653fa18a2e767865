import type { Language } from "@giftshop/storefront-config";
import { isWallet } from "@giftshop/storefront-config/wallets";
import { isUuid } from "@giftshop/validation";
import { fromDecimal, toDecimal } from "./amount.ts";
import {
  type MollieAmount,
  type MolliePayment,
  type MollieRefund,
  readPayment,
  readRefund,
  walkList,
} from "./mollie-answers.ts";
import { type AskMollie, MollieError, mollieApi } from "./mollie-api.ts";
import {
  type ListedRefund,
  type PaymentProvider,
  type PaymentRequest,
  ProviderConflict,
  ProviderMisunderstood,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefused,
  type ProviderState,
  ProviderUnknown,
  ProviderUnreachable,
  type RefundState,
} from "./provider.ts";
import { retryAfterOf } from "./retry-after.ts";

/** Longest that a call may take; whoever leases an attempt leases it for longer. */
const providerTimeout = 8000;

const states: Readonly<Record<string, ProviderState>> = {
  open: "OPEN",
  pending: "PENDING",
  authorized: "PENDING",
  paid: "PAID",
  failed: "FAILED",
  canceled: "CANCELED",
  expired: "EXPIRED",
};

const refundStates: Readonly<Record<string, RefundState>> = {
  queued: "PENDING",
  pending: "PENDING",
  processing: "PENDING",
  refunded: "REFUNDED",
  failed: "FAILED",
  canceled: "CANCELED",
};

/** The provider's hosted page speaks these; Arabic is shown in English. */
const locales: Readonly<Record<Language, string>> = {
  nl: "nl_NL",
  fr: "fr_FR",
  de: "de_DE",
  en: "en_GB",
  es: "es_ES",
  it: "it_IT",
  pt: "pt_PT",
  pl: "pl_PL",
  sv: "sv_SE",
  nb: "nb_NO",
  da: "da_DK",
  ar: "en_US",
};

/**
 * What there still is of a payment: a refund made in the
 * provider's dashboard, or a chargeback, took the rest.
 */
const heldOf = ({ amount, amountRefunded, amountChargedBack }: MolliePayment): number => {
  const minor = (part: MollieAmount | null | undefined) =>
    part == null ? 0 : fromDecimal(part.value, amount.currency);
  return minor(amount) - minor(amountRefunded) - minor(amountChargedBack);
};

/** Id of the attempt, as {@link toMollie} wrote it there. */
const attemptOf = ({ metadata }: Pick<MolliePayment, "metadata">): string | null => {
  const isRead = typeof metadata === "object" && metadata !== null && "attempt" in metadata;
  const attempt: unknown = isRead ? metadata.attempt : undefined;
  return typeof attempt === "string" && isUuid(attempt) ? attempt : null;
};

/** The account is the provider's own, in its name. */
const transferOf = ({ method, details }: MolliePayment): ProviderPayment["transfer"] => {
  if (method !== "banktransfer" || !details) return null;
  const { bankAccount, bankBic, bankName, transferReference } = details;
  if (!bankAccount || !transferReference) return null;
  return { account: bankAccount, bic: bankBic ?? "", holder: bankName ?? "", reference: transferReference };
};

/**
 * Whether a bank that knows its customer stood behind it, which a card says, and one out of a wallet that
 * its holder released; PayPal asks nobody.
 */
const isAuthenticated = ({ method, status, details }: MolliePayment): boolean => {
  if (status !== "paid" || !method || method === "paypal") return false;
  if (isWallet(method)) return true;
  return method !== "creditcard" || details?.cardSecurity === "3dsecure" || Boolean(details?.wallet);
};

const paymentOf = (response: MolliePayment): ProviderPayment => ({
  id: response.id,
  // A status of a later version of the interface settles nothing.
  state: states[response.status] ?? "PENDING",
  currency: response.amount.currency,
  amount: heldOf(response),
  // Out of a wallet a card pays.
  method: isWallet(response.method) ? "creditcard" : (response.method ?? null),
  checkoutUrl: response._links.checkout?.href ?? null,
  cancelable: response.isCancelable === true,
  expiresAt: response.expiresAt ? new Date(response.expiresAt) : null,
  attemptId: attemptOf(response),
  transfer: transferOf(response),
  authenticated: isAuthenticated(response),
});

const refundOf = ({ id, status }: Pick<MollieRefund, "id" | "status">): ProviderRefund => ({
  id,
  // As with payments: what we cannot read settles nothing.
  state: refundStates[status] ?? "PENDING",
});

/** Whatever stands there: it may have been written by hand. */
const keyOf = (metadata: MollieRefund["metadata"]): string | null =>
  typeof metadata === "object" && metadata !== null && "refund" in metadata ? `${metadata.refund}` : null;

const statusOf = (error: unknown): number => (error instanceof MollieError ? error.status : 0);

/**
 * 408, 409 and 429 ask for paymentTimeout, 401 and 403 for
 * an operator; no other 4xx gets better by asking again.
 */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 409, 429].includes(status);

const unreachable = (error: unknown): ProviderUnreachable =>
  new ProviderUnreachable(error, error instanceof MollieError ? retryAfterOf(error.status, error.headers) : null);

/** A call's failure as the port knows it. */
const call = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const status = statusOf(error);
    // "Bad Request": among others, that an idempotency key comes with another body than before.
    if (status === 400) throw new ProviderMisunderstood(error);
    // 410: it was there once.
    if (status === 404 || status === 410) throw new ProviderUnknown(error);
    if (isRefusal(status)) throw new ProviderRefused(error);
    throw status === 409 ? new ProviderConflict(error) : unreachable(error);
  }
};

const toMollie = (request: PaymentRequest) => ({
  description: request.description,
  amount: { currency: request.currency, value: toDecimal(request.amount, request.currency) },
  redirectUrl: request.redirectUrl,
  webhookUrl: request.webhookUrl,
  // Its page of a wallet is a method to it, and a way to pay by card to the shop.
  method: isWallet(request.issuer) ? request.issuer : request.method,
  locale: locales[request.language],
  // It asks for 3-D Secure by itself unless an account lets it do without: what is kept here says which may
  // not.
  metadata: { order: request.orderId, attempt: request.key, ...(request.authenticate ? { authenticate: true } : {}) },
  ...(request.issuer === null || isWallet(request.issuer) ? {} : { issuer: request.issuer }),
  ...(request.dueDate === null ? {} : { dueDate: request.dueDate }),
  // No names: it writes without them, and refuses some that people have, as one of a single letter.
  ...(request.email === null ? {} : { billingAddress: { email: request.email } }),
});

/**
 * Longest that a search goes on to another page, milliseconds;
 * as nothing is known then, the poller begins another one.
 */
const searchTimeout = 30_000;

/** Mollie keeps no list by metadata: its payments, the newest first, as many as are younger than `since`. */
const findId = async (ask: AskMollie, attemptId: string, since: Date): Promise<string | undefined> => {
  const deadline = AbortSignal.timeout(searchTimeout);
  for await (const found of walkList(ask, "/payments")) {
    const payments = found.map(readPayment);
    const wanted = payments.find((payment) => attemptOf(payment) === attemptId);
    if (wanted || payments.some(({ createdAt }) => new Date(createdAt) < since)) return wanted?.id;
    deadline.throwIfAborted();
  }
  return undefined;
};

const ownAddress = "https://api.mollie.com";

/** Mollie, which is asked once: the poller asks again. `serverURL`: without `/v2`; default Mollie's own. */
export const mollie = ({ apiKey, serverURL }: { apiKey: string; serverURL: string | undefined }): PaymentProvider => {
  const ask = mollieApi({ apiKey, serverURL: serverURL ?? ownAddress, timeout: providerTimeout });
  const pathOf = (id: string) => `/payments/${encodeURIComponent(id)}`;
  const refundsOf = (id: string) => `${pathOf(id)}/refunds`;
  const payment = (wanted: Parameters<AskMollie>[0]) => call(async () => paymentOf(readPayment(await ask(wanted))));
  const fetch = (id: string) => payment({ path: pathOf(id) });
  return {
    name: "mollie",
    create: (request) =>
      payment({ method: "POST", path: "/payments", body: toMollie(request), idempotencyKey: request.key }),
    fetch,
    find: async (attemptId, since) => {
      const id = await call(() => findId(ask, attemptId, since));
      return id === undefined ? undefined : fetch(id);
    },
    cancel: (id) => payment({ method: "DELETE", path: pathOf(id) }),
    refund: ({ key, paymentId, currency, amount, description }) =>
      call(async () => {
        const value = toDecimal(amount, currency);
        const body = { description, amount: { currency, value }, metadata: { refund: key } };
        const wanted = { method: "POST", path: refundsOf(paymentId), body, idempotencyKey: key } as const;
        return refundOf(readRefund(await ask(wanted)));
      }),
    fetchRefund: (paymentId, refundId) =>
      call(async () =>
        refundOf(readRefund(await ask({ path: `${refundsOf(paymentId)}/${encodeURIComponent(refundId)}` }))),
      ),
    listRefunds: (paymentId) =>
      call(async () => {
        const found: ListedRefund[] = [];
        for await (const page of walkList(ask, refundsOf(paymentId)))
          for (const one of page.map(readRefund)) found.push({ ...refundOf(one), key: keyOf(one.metadata) });
        return found;
      }),
  };
};
