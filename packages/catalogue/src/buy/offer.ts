import type { Item } from "@giftshop/analytics";
import type { Arrival } from "../arrival/arrival-text.ts";

export type DeliveryKind = "DIGITAL" | "PHYSICAL";

/** An amount of the shop's currency, integer minor units, with its text for people. */
export interface Amount {
  value: number;
  text: string;
}

/** How one delivery kind is sold; serialisable, made by the server. */
export interface Offer {
  kind: DeliveryKind;
  variationId: string;
  /** Values offered as chips, lowest first. */
  values: readonly Amount[];
  /** True: only these values, no custom amount. */
  hasFixedPrices: boolean;
  minimum: Amount;
  maximum: Amount;
  inStock: boolean;
  /** Whether it is a donation, given in somebody's name, who gets words. Default `false`. */
  donation?: boolean;
  /**
   * ISO 3166-1 alpha-2 of where a printed card can be posted to,
   * the storefront's own first. Absent for what is not posted.
   */
  countries?: readonly string[];
  arrival: Arrival;
  /** The longest that may be said of it, where that changes while one looks. */
  longestArrival?: string;
  /** Postage of what goes into a letterbox or an inbox. */
  deliveryPrice: Amount;
  /**
   * A shipment that holds more than `above`, minor units, goes
   * by registered post for `price`. Absent where that cannot be.
   */
  registered?: { above: number; price: Amount };
  sold: SoldProduct;
}

/** What events say of what is sold. */
export interface SoldProduct {
  item: Item;
  /** ISO 4217. */
  currency: string;
  /** Basis points of VAT. */
  vat: number;
  /** Prices of wrappers and packings by id, minor units, VAT included. */
  extras: Readonly<Record<string, number>>;
}

/** A wrapper or a gift packing that goes with one delivery kind. */
export interface ExtraOption {
  id: string;
  kind: DeliveryKind;
  title: string;
  price: Amount;
  /** Beside a price that was reduced: the lowest of the 30 days before, in words. */
  before?: string;
  imageUrl: string;
}
