import type { Language, StorefrontCode } from "@giftshop/storefront-config";

export type DocumentKind = "INVOICE" | "CREDIT_NOTE";

/**
 * How VAT sees a line. MPV: a multi-purpose voucher, taxed when it is redeemed; SPV: a
 * single-purpose one, taxed now; DONATION: passed on, never taxed; TAXED: anything else.
 */
export type LineNature = "MPV" | "SPV" | "DONATION" | "TAXED";

/** One line. Amounts: minor units of the document's currency, for the whole quantity. */
export interface DocumentLine {
  /** Id of the order's line; null for postage. */
  line: number | null;
  /** As it was sold; null for what has no title of its own: postage. */
  title: string | null;
  nature: LineNature;
  quantity: number;
  gross: number;
  /** Within `gross`. */
  vat: number;
  /** Basis points; 0 where no VAT is due. */
  rate: number;
}

export interface DocumentAddress {
  lines: readonly string[];
  postCode: string | null;
  city: string;
  countryCode: string;
}

/** Who sells: the legal entity, as it was when the document was issued. */
export interface DocumentSeller {
  legalName: string;
  address: DocumentAddress;
  vatNumber: string;
  companyNumber: string;
  email: string;
  phone: string;
}

export interface DocumentBuyer {
  name: string;
  companyName: string | null;
  vatNumber: string | null;
  reference: string | null;
  email: string;
  /** Null where the buyer was never asked for one. */
  address: DocumentAddress | null;
}

/** VAT of one rate over all lines; `rate` 0 is what carries none. Minor units. */
export interface DocumentTax {
  rate: number;
  net: number;
  vat: number;
}

/** What a company that bought on invoice is to pay. */
export interface DocumentOwed {
  /** Minor units. */
  amount: number;
  /** ISO 8601 date. */
  dueOn: string;
  /** The seller's bank account, as the document prints it. */
  account: string;
}

/** What was paid by one method, or goes back by it. */
export interface DocumentPayment {
  /** The provider's name of it, `invoice` or `giftcard`. */
  method: string;
  /** Minor units. */
  amount: number;
}

/** All that a document says, frozen when it is issued. */
export interface DocumentContent {
  storefront: StorefrontCode;
  language: Language;
  currency: string;
  seller: DocumentSeller;
  buyer: DocumentBuyer;
  orderNumber: string;
  /** ISO 8601 dates in the storefront's zone. */
  issuedOn: string;
  orderedOn: string;
  /** The invoice that a credit note corrects. */
  corrects: { number: string; issuedOn: string } | null;
  lines: readonly DocumentLine[];
  taxes: readonly DocumentTax[];
  gross: number;
  vat: number;
  /** How it was paid, or goes back; sums to `gross`. */
  payments: readonly DocumentPayment[];
  /** What is still to be paid of it, until when and to which account; absent where it was paid at once. */
  owed?: DocumentOwed;
  /** Until when the price of a quote holds, ISO 8601 date; only a quote has it. */
  validUntil?: string;
}

/** A document that was issued. */
export interface IssuedDocument {
  id: string;
  orderId: string;
  kind: DocumentKind;
  number: string;
  legalEntity: string;
  issuedAt: Date;
  content: DocumentContent;
}
