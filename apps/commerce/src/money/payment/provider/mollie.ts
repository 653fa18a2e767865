import type { Language } from "@giftshop/storefront-config";
import { isUuid } from "@giftshop/validation";
import { ClientCore } from "mollie-api-typescript/core.js";
import { paymentsCancel } from "mollie-api-typescript/funcs/paymentsCancel.js";
import { paymentsCreate } from "mollie-api-typescript/funcs/paymentsCreate.js";
import { paymentsGet } from "mollie-api-typescript/funcs/paymentsGet.js";
import { paymentsList } from "mollie-api-typescript/funcs/paymentsList.js";
import { refundsCreate } from "mollie-api-typescript/funcs/refundsCreate.js";
import { refundsGet } from "mollie-api-typescript/funcs/refundsGet.js";
import { refundsList } from "mollie-api-typescript/funcs/refundsList.js";
import type { Locale2, PaymentResponse, RefundResponse } from "mollie-api-typescript/models";
import { ClientError } from "mollie-api-typescript/models/errors/clienterror.js";
import { unwrapAsync } from "mollie-api-typescript/types/fp.js";
import { unwrapResultIterator } from "mollie-api-typescript/types/operations.js";
import { fromDecimal, toDecimal } from "./amount.ts";
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
const locales: Readonly<Record<Language, Locale2>> = {
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
const heldOf = ({ amount, amountRefunded, amountChargedBack }: PaymentResponse): number => {
  const minor = (part: PaymentResponse["amount"] | undefined) =>
    part === undefined ? 0 : fromDecimal(part.value, amount.currency);
  return minor(amount) - minor(amountRefunded) - minor(amountChargedBack);
};

/** As {@link toMollie} wrote it there. */
const attemptOf = ({ metadata }: Pick<PaymentResponse, "metadata">): string | null => {
  const attempt: unknown = typeof metadata === "object" && !Array.isArray(metadata) ? metadata?.attempt : undefined;
  return typeof attempt === "string" && isUuid(attempt) ? attempt : null;
};

/** The account is the provider's own, in its name. */
const transferOf = ({ method, details }: PaymentResponse): ProviderPayment["transfer"] => {
  if (method !== "banktransfer" || !details) return null;
  const { bankAccount, bankBic, bankName, transferReference } = details;
  if (!bankAccount || !transferReference) return null;
  return { account: bankAccount, bic: bankBic ?? "", holder: bankName ?? "", reference: transferReference };
};

/**
 * Of a card it is said how it was paid; with PayPal nobody is
 * asked. Behind everything else is a bank that knows its customer.
 */
const isAuthenticated = ({ method, status, details }: PaymentResponse): boolean => {
  if (status !== "paid" || !method || method === "paypal") return false;
  return method !== "creditcard" || details?.cardSecurity === "3dsecure";
};

const paymentOf = (response: PaymentResponse): ProviderPayment => ({
  id: response.id,
  // A status of a later version of the interface settles nothing.
  state: states[response.status] ?? "PENDING",
  currency: response.amount.currency,
  amount: heldOf(response),
  method: response.method ?? null,
  checkoutUrl: response.links.checkout?.href ?? null,
  cancelable: response.isCancelable === true,
  expiresAt: response.expiresAt ? new Date(response.expiresAt) : null,
  attemptId: attemptOf(response),
  transfer: transferOf(response),
  authenticated: isAuthenticated(response),
});

const refundOf = ({ id, status }: Pick<RefundResponse, "id" | "status">): ProviderRefund => ({
  id,
  // As with payments: what we cannot read settles nothing.
  state: refundStates[status] ?? "PENDING",
});

/** Whatever stands there: it may have been written by hand. */
const keyOf = (metadata: RefundResponse["metadata"]): string | null =>
  typeof metadata === "object" && metadata !== null && "refund" in metadata ? `${metadata.refund}` : null;

/**
 * 408, 409 and 429 ask for paymentTimeout, 401 and 403 for
 * an operator; no other 4xx gets better by asking again.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof ClientError &&
  error.statusCode >= 400 &&
  error.statusCode < 500 &&
  ![401, 403, 408, 409, 429].includes(error.statusCode);

/** "Bad Request": among others, that an idempotency key comes with another body than before. */
const isMisunderstanding = (error: unknown): boolean => error instanceof ClientError && error.statusCode === 400;

const isConflict = (error: unknown): boolean => error instanceof ClientError && error.statusCode === 409;

/** 410: it was there once. */
const isUnknown = (error: unknown): boolean => error instanceof ClientError && [404, 410].includes(error.statusCode);

const unreachable = (error: unknown): ProviderUnreachable =>
  new ProviderUnreachable(error, error instanceof ClientError ? retryAfterOf(error.statusCode, error.headers) : null);

const call = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isMisunderstanding(error)) throw new ProviderMisunderstood(error);
    if (isUnknown(error)) throw new ProviderUnknown(error);
    if (isRefusal(error)) throw new ProviderRefused(error);
    throw isConflict(error) ? new ProviderConflict(error) : unreachable(error);
  }
};

const toMollie = (request: PaymentRequest) => ({
  description: request.description,
  amount: { currency: request.currency, value: toDecimal(request.amount, request.currency) },
  redirectUrl: request.redirectUrl,
  webhookUrl: request.webhookUrl,
  method: request.method,
  locale: locales[request.language],
  // It takes no wish for 3-D Secure: it asks for that by itself, unless
  // an account lets it do without. What is kept here says which may not.
  metadata: { order: request.orderId, attempt: request.key, ...(request.authenticate ? { authenticate: true } : {}) },
  ...(request.issuer === null ? {} : { issuer: request.issuer }),
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
const findId = async (client: ClientCore, attemptId: string, since: Date): Promise<string | undefined> => {
  const deadline = AbortSignal.timeout(searchTimeout);
  for await (const page of await paymentsList(client, { limit: 250 })) {
    if (!page.ok) throw page.error;
    const { payments = [] } = page.value.result.embedded;
    const found = payments.find((payment) => attemptOf(payment) === attemptId);
    if (found || payments.some(({ createdAt }) => new Date(createdAt) < since)) return found?.id;
    deadline.throwIfAborted();
  }
  return undefined;
};

/**
 * Mollie by its official client, which does not retry: the poller does. Operations are loaded one by one, as
 * the shapes of all others would be a third of a process. `serverURL`: without `/v2`; default Mollie's own.
 */
export const mollie = ({ apiKey, serverURL }: { apiKey: string; serverURL: string | undefined }): PaymentProvider => {
  const client = new ClientCore({
    security: { apiKey },
    retryConfig: { strategy: "none" },
    timeoutMs: providerTimeout,
    ...(serverURL === undefined ? {} : { serverURL }),
  });
  const fetch = (id: string) => call(async () => paymentOf(await unwrapAsync(paymentsGet(client, { paymentId: id }))));
  return {
    name: "mollie",
    create: (request) =>
      call(async () =>
        paymentOf(
          await unwrapAsync(paymentsCreate(client, { idempotencyKey: request.key, paymentRequest: toMollie(request) })),
        ),
      ),
    fetch,
    find: async (attemptId, since) => {
      const id = await call(() => findId(client, attemptId, since));
      return id === undefined ? undefined : fetch(id);
    },
    cancel: (id) => call(async () => paymentOf(await unwrapAsync(paymentsCancel(client, { paymentId: id })))),
    refund: ({ key, paymentId, currency, amount, description }) =>
      call(async () => {
        const value = toDecimal(amount, currency);
        const refundRequest = { description, amount: { currency, value }, metadata: { refund: key } };
        return refundOf(await unwrapAsync(refundsCreate(client, { paymentId, idempotencyKey: key, refundRequest })));
      }),
    fetchRefund: (paymentId, refundId) =>
      call(async () => refundOf(await unwrapAsync(refundsGet(client, { paymentId, refundId })))),
    listRefunds: (paymentId) =>
      call(async () => {
        const pages = await unwrapResultIterator(refundsList(client, { paymentId, limit: 250 }));
        const found: ListedRefund[] = [];
        for await (const { result } of pages)
          for (const one of result.embedded.refunds) found.push({ ...refundOf(one), key: keyOf(one.metadata) });
        return found;
      }),
  };
};
