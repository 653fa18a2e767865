import { array, lazy, mixed, object } from "yup";
import { isId, isIdempotencyKey } from "../rules/id.ts";
import type { Judgement } from "../rules/rule.ts";
import { judgeLetter, normaliseLines } from "../rules/text.ts";
import { billingSchema } from "./billing.ts";
import { judgeCount, version } from "./change-quantity.ts";
import { countryOf, deliverySchema } from "./delivery.ts";
import { acceptance, id, integer, optionalId, optionalInteger, optionalText, text } from "./fields.ts";

/** How much one quote may ask for; `receivers` are those of all lines together. */
export const quoteLimits = { lines: 20, quantity: 5_000, receivers: 100 } as const;

const judgeQuoteQuantity = (value: number): Judgement => {
  if (!Number.isInteger(value)) return "wholeNumber";
  return value >= 1 && value <= quoteLimits.quantity ? undefined : "wrongQuantity";
};

/** A file in Base64, of some 40 kB at most. */
const judgeBase64 = (value: string): Judgement => {
  if (value.length > 54_000) return "tooLong";
  return /^[A-Za-z\d+/]+={0,2}$/u.test(value) ? undefined : "characters";
};

/** A day as a date field gives it. */
const judgeDay = (value: string): Judgement =>
  /^\d{4}-\d\d-\d\d$/u.test(value) && !Number.isNaN(Date.parse(value)) ? undefined : "notAnOption";

const line = object({
  variationId: id(isId),
  value: integer(judgeCount),
  quantity: integer(judgeQuoteQuantity),
  wrapperId: optionalId(isId),
  giftPackingId: optionalId(isId),
  // Judged by how the gift is delivered, beside it (`recipientSchema`).
  recipient: mixed<object>().nullable().default(undefined),
  // The receivers who share the line.
  receivers: array(
    object({ quantity: integer(judgeQuoteQuantity), recipient: mixed<object>().required("required") }).required(),
  )
    .nullable()
    .default(undefined)
    .max(quoteLimits.receivers, "tooLong"),
});

/** Makes a company of whoever asks, as only companies ask for quotes. */
const asBusiness = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? { ...value, customerType: "BUSINESS" } : value;

/**
 * `QuoteRequestInput`: what a company wants a price for. That values can be had is judged beside it.
 *
 * @param country ISO 3166-1 alpha-2 of the storefront
 */
export const quoteRequestSchema = (country: string) =>
  object({
    idempotencyKey: id(isIdempotencyKey),
    captchaToken: text(() => undefined),
    lines: array(line.required())
      .typeError("required")
      .required("required")
      .min(1, "required")
      .max(quoteLimits.lines, "tooLong"),
    wantedOn: optionalText(judgeDay),
    remark: optionalText(judgeLetter, normaliseLines),
    logo: optionalText(judgeBase64),
    billing: lazy((value) => {
      const company = asBusiness(value);
      return billingSchema(company, { country })
        .transform((one: unknown) => asBusiness(one))
        .default(undefined)
        .required("required");
    }),
  });

/** What a side writes about a quote. */
export const quoteCommentSchema = object({
  idempotencyKey: id(isIdempotencyKey),
  text: text(judgeLetter, normaliseLines),
});

/** What a quote and its storefront say about its order. */
export interface AcceptQuoteRules {
  /** Something of it is posted. */
  needsDelivery: boolean;
  /** Where the storefront posts to, its own country first. */
  countries: readonly string[];
}

/** `AcceptQuoteInput`. An address that nothing needs is dropped. */
export const acceptQuoteSchema = ({ needsDelivery, countries }: AcceptQuoteRules) =>
  object({
    idempotencyKey: id(isIdempotencyKey),
    version: version(),
    expectedTotal: optionalInteger(judgeCount),
    delivery: lazy((value) =>
      needsDelivery
        ? deliverySchema(countryOf(value), countries).default(undefined).required("required")
        : object().transform(() => undefined),
    ),
    paymentMethod: id(isId),
    issuer: optionalId(isId),
    acceptTerms: acceptance(),
  });
