import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import type { DeliveryPlan } from "@giftshop/storefront-config/delivery";
import type { Billing } from "./billing.ts";

/** Internal states; `order_edge` in the database says which follows which. */
export type OrderState = "DRAFT" | "PENDING" | "PAID" | "FULFILLING" | "COMPLETED" | "CANCELED" | "REFUNDED";

/**
 * REDEEM exchanges gift cards for others; ACTIVATION gives value to blank cards that the buyer has already.
 */
export type OrderKind = "REGULAR" | "MULTI_ADDRESS" | "REDEEM" | "ACTIVATION";

/** ACTIVATION: blank cards of one amount that are given it. */
export type LineKind =
  | "GIFTCARD"
  | "DONATION"
  | "GIFTCARD_BLANK"
  | "ACTIVATION"
  | "WRAPPER"
  | "DIGITAL_WRAPPER"
  | "GIFT_PACKING";
export type DeliveryKind = "DIGITAL" | "PHYSICAL";
/**
 * DONATED: a donation that nobody is to hear of; it is done
 * once it is paid. WITHDRAWN: its buyer took it back.
 */
export type DeliveryState = "WAITING" | "SENT" | "PREPARING" | "FAILED" | "DONATED" | "WITHDRAWN";

/** Amounts everywhere: integer minor units of the order's currency, VAT included. */
export interface DraftLine {
  kind: LineKind;
  /**
   * The catalogue's variation; null for wrappers and packings,
   * which have `extra`, and for an activation, which has neither.
   */
  variation: number | null;
  extra: number | null;
  title: string;
  imageUrl: string;
  imageAlt: string;
  backgroundColor: string;
  quantity: number;
  unitPrice: number;
}

export interface DraftPackage {
  /** Its id in the basket. */
  tag: string;
  kind: DeliveryKind;
  recipientName: string | null;
  /** Null: the gift goes to the buyer. */
  recipientEmail: string | null;
  message: string | null;
  /** The day that the buyer chose, as the basket has it; null: as soon as possible. */
  plan: DeliveryPlan | null;
  /** When it is to arrive, and may leave, by that plan. */
  wantedAt: Date | null;
  leavesAt: Date | null;
  /** Place of its address among those of the order; null for what is e-mailed. */
  address: number | null;
  /** Fingerprint of the basket's line, in hex; null for what was in no basket. */
  fingerprint: string | null;
  lines: readonly DraftLine[];
}

export interface Buyer {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string | null;
  customerType: "PRIVATE" | "BUSINESS";
  companyName: string | null;
  vatNumber: string | null;
  referenceNumber: string | null;
}

export interface PostalAddress {
  firstName: string;
  lastName: string;
  companyName: string | null;
  countryCode: string;
  postCode: string | null;
  houseNumber: string | null;
  suffix: string | null;
  street: string;
  city: string;
  addressLine2: string | null;
  phoneNumber: string | null;
  addressLine1?: string | null;
  customerType?: string | null;
  email?: string | null;
  invoiceEmail?: string | null;
  referenceNumber?: string | null;
}

/** An address with its place among those of its order: 0 is the buyer's. */
export type PlacedAddress = PostalAddress & { position: number };

/** What an order is made of. */
export interface OrderDraft {
  kind: OrderKind;
  storefront: StorefrontCode;
  legalEntity: string;
  language: Language;
  currency: string;
  visitor: number;
  /** Visitor of the account that was signed in, where the order is another's. */
  accountVisitor: number | null;
  /** Its basket; of an activation a number below zero, the same for each order of one request. */
  cart: number;
  cartVersion: number;
  buyer: Buyer;
  /** Whom receivers are told the gifts are from; absent: the buyer's first name. */
  senderName?: string | null | undefined;
  billing: Billing;
  addresses: readonly PlacedAddress[];
  packages: readonly DraftPackage[];
  shipping: number;
  /** VAT within all of it; cards (multi-purpose vouchers) and donations carry none. */
  vat: number;
  /** VAT within `shipping`. */
  shippingVat: number;
  /** Whether the buyer may be reminded once, should it not be paid. */
  remindable: boolean;
  /** The basket as the buyer saw it, plain data. */
  view: unknown;
  /** Hash of everything the buyer asked for but the idempotency key. */
  requestHash: Buffer;
  placedAt: Date;
}
