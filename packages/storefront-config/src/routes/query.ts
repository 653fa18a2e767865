import { readFilters } from "../lists/gift-card-filters.ts";
import { readMapArea } from "../lists/map-area.ts";
import { type Query, type QueryValue, single } from "./query-values.ts";
import { isUuid, toPage } from "./slug.ts";

/**
 * Values of the `error` query parameter; anything else in an
 * address is ignored, so nobody can put words on our pages.
 */
export const paymentErrors = ["failed", "canceled", "expired", "unavailable", "retry-limit"] as const;
export type PaymentError = (typeof paymentErrors)[number];

/** Most characters of a search text that are looked at. */
const longestSearch = 100;

/**
 * `page`: 1 when absent, `undefined` when it is not a number
 * from 1 (the listing then redirects to 1, others are 404).
 */
export const readPage = (value: QueryValue): number | undefined =>
  value === undefined ? 1 : toPage(single(value) ?? "");

/**
 * `s`: what is searched for, in NFC, without control characters and
 * needless spaces, cut to 100 characters; `undefined` for nothing.
 */
export const readSearch = (value: QueryValue): string | undefined => {
  const text = (single(value) ?? "")
    .slice(0, 10 * longestSearch)
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return [...text].slice(0, longestSearch).join("").trim() || undefined;
};

/** `error`: why a payment came back, or `undefined` for none and for anything outside the closed list. */
export const readPaymentError = (value: QueryValue): PaymentError | undefined =>
  paymentErrors.find((error) => error === single(value));

/** `order`: the order to pay again, or `undefined` when it is not a UUID. */
export const readOrder = (value: QueryValue): string | undefined => {
  const order = single(value)?.toLowerCase();
  return order !== undefined && isUuid(order) ? order : undefined;
};

const opaque = (value: QueryValue): string | undefined => {
  const text = single(value) ?? "";
  return /^[\w-]{1,512}$/.test(text) ? text : undefined;
};

/** `redeemToken`: opaque. To be moved out of the address at once. */
export const readRedeemToken = opaque;

/** `gclid`: the click that led here from an advertisement. Stored only where the visitor consented. */
export const readClickId = opaque;

/** Every query parameter of the specification (section 2), checked in one place. */
export const readQuery = (query: Query) => ({
  page: readPage(query.page),
  search: readSearch(query.s),
  area: readMapArea(query),
  error: readPaymentError(query.error),
  order: readOrder(query.order),
  redeemToken: readRedeemToken(query.redeemToken),
  filters: readFilters(query),
  clickId: readClickId(query.gclid),
});
