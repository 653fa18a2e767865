import { isWallet } from "@giftshop/storefront-config/wallets";
import { isRecord } from "../http/call.ts";
import { type Amount, hasRightDecimals, isCurrency, toMinor } from "./amount.ts";
import { mayBeDue } from "./due-date.ts";
import { unprocessable } from "./errors.ts";
import { issuersOf } from "./issuers.ts";
import { isLocale } from "./locales.ts";
import { isMethodId, type MethodId, methodName, takes } from "./methods.ts";
import type { PaymentOrder } from "./payment.ts";
import { checkBilling } from "./read-billing.ts";

type Body = Readonly<Record<string, unknown>>;

/**
 * Judges the body of a create-payment call as the provider does.
 * @throws ProviderRefusal 422 naming the first member that is wrong.
 */
export const readOrder = (body: Body, now: Date): PaymentOrder => {
  const amount = readAmount(body.amount, "amount");
  const methods = readMethods(body.method, amount);
  checkBilling(body.billingAddress);
  return {
    amount,
    methods,
    description: readDescription(body.description),
    redirectUrl: readUrl(body.redirectUrl, "redirectUrl", "The redirect URL is invalid") ?? missingRedirect(),
    cancelUrl: readUrl(body.cancelUrl, "cancelUrl", "The cancel URL is invalid"),
    webhookUrl: readUrl(body.webhookUrl, "webhookUrl", "The webhook URL is invalid"),
    issuer: readIssuer(body.issuer, methods),
    ...(isWallet(body.method) ? { askedWallet: body.method } : {}),
    dueDate: readDueDate(body.dueDate, now),
    locale: readLocale(body.locale),
    metadata: readMetadata(body.metadata),
    ...pick(body, ["billingAddress", "shippingAddress", "lines"]),
  };
};

/** @throws ProviderRefusal when it is no positive amount in a known currency with the right decimals. */
export const readAmount = (value: unknown, field: string): Amount => {
  if (!isRecord(value)) throw unprocessable("The amount is missing", field);
  const { currency, value: text } = value;
  if (!isCurrency(currency)) throw unprocessable("The currency is not supported", `${field}.currency`);
  if (typeof text !== "string") throw unprocessable("The amount value must be a string", `${field}.value`);
  const amount = { currency, value: text };
  if (!hasRightDecimals(amount)) {
    throw unprocessable("The amount contains an invalid value or number of decimals", `${field}.value`);
  }
  if (toMinor(amount) <= 0) throw unprocessable("The amount is lower than the minimum", `${field}.value`);
  return amount;
};

const readMethods = (value: unknown, amount: Amount): readonly MethodId[] => {
  const asked = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
  return asked.map((wanted: unknown) => {
    // The page of a wallet, where a card pays.
    const method = isWallet(wanted) ? "creditcard" : wanted;
    if (!isMethodId(method)) throw unprocessable("The payment method is invalid", "method");
    if (!takes(method, amount)) {
      const { value: text, currency } = amount;
      throw unprocessable(`${methodName(method)} is not available for an amount of ${text} ${currency}`, "method");
    }
    return method;
  });
};

/** What is longer than 255 characters is cut off. */
const readDescription = (value: unknown): string => {
  if (typeof value !== "string" || value.trim() === "")
    throw unprocessable("The description is missing", "description");
  return value.slice(0, 255);
};

const readUrl = (value: unknown, field: string, detail: string): string | null => {
  if (value === undefined || value === null) return null;
  const url = typeof value === "string" ? URL.parse(value) : null;
  if (url === null || !["http:", "https:"].includes(url.protocol)) throw unprocessable(detail, field);
  return String(value);
};

const missingRedirect = (): never => {
  throw unprocessable("The redirect URL is missing", "redirectUrl");
};

/** iDEAL's shopper chooses the bank on iDEAL's own page, so none is read. */
const readIssuer = (value: unknown, methods: readonly MethodId[]): string | null => {
  if (value === undefined || value === null || methods.includes("ideal")) return null;
  const known = methods.flatMap(issuersOf).some(({ id }) => id === value);
  if (!known) throw unprocessable("The issuer is invalid", "issuer");
  return String(value);
};

/** Until when a bank transfer is waited for, ISO 8601 date. */
const readDueDate = (value: unknown, now: Date): string | null => {
  if (value === undefined || value === null) return null;
  const isDate = typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDate) throw unprocessable("The due date is invalid", "dueDate");
  if (!mayBeDue(value, now)) throw unprocessable("The due date is before tomorrow or too far away", "dueDate");
  return value;
};

const readLocale = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  if (!isLocale(value)) throw unprocessable("The locale is invalid", "locale");
  return value;
};

const readMetadata = (value: unknown): unknown => {
  if (JSON.stringify(value ?? null).length > 1024) {
    throw unprocessable("The metadata is larger than one kilobyte", "metadata");
  }
  return value ?? null;
};

const pick = (body: Body, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])));
