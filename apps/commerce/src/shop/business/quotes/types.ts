import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import type { Billing, Buyer } from "../../../money/order/index.ts";
import type { Recipient } from "../../basket/index.ts";

/** `business_quote_edge` in the database says which follows which. */
export const quoteStates = ["SUBMITTED", "PRICED", "SENT", "ACCEPTED", "EXPIRED", "WITHDRAWN"] as const;

export type QuoteState = (typeof quoteStates)[number];

/** Somebody who gets gifts of a line. */
export interface QuoteReceiver {
  quantity: number;
  recipient: Recipient;
}

/** One kind of gift of a quote. Amounts: minor units of the storefront's currency, VAT included. */
export interface QuoteLine {
  variation: number;
  /** Value of one card. */
  value: number;
  quantity: number;
  /** Extras of the catalogue that go around each card, with the price of one. */
  wrapper: number | null;
  wrapperPrice: number | null;
  giftPacking: number | null;
  giftPackingPrice: number | null;
  /** Who gets how many of them, and where; what is left goes to the company itself. */
  receivers: readonly QuoteReceiver[];
}

/** What a quote says of itself. Personal: never logged. */
export interface QuoteRecord {
  id: string;
  serial: number;
  reference: string;
  storefront: StorefrontCode;
  language: Language;
  state: QuoteState;
  buyer: Buyer;
  billing: Billing;
  /** ISO 8601 date by which the gifts are needed. */
  wantedOn: string | null;
  remark: string | null;
  /** 0 is what was asked for; each pricing makes another. */
  version: number;
  validUntil: Date | null;
  onInvoice: boolean;
  orderId: string | null;
  createdAt: Date;
}

/** A version of a quote. */
export interface QuoteVersion {
  version: number;
  /** Postage, minor units. */
  shipping: number;
  /** Who made it; null: the buyer. */
  staff: string | null;
  at: Date;
  lines: readonly QuoteLine[];
}

/** A version in a list of all. */
export interface PricedVersion extends Omit<QuoteVersion, "lines"> {
  /** Minor units, VAT included. */
  total: number;
}

/** What one side wrote to the other. */
export interface QuoteComment {
  id: number;
  author: "BUYER" | "STAFF";
  text: string;
  at: Date;
}

/** States in which a quote can still change. */
export const openStates: ReadonlySet<QuoteState> = new Set<QuoteState>(["SUBMITTED", "PRICED", "SENT"]);
