import type { NamedList } from "./list-sources.ts";

/**
 * What the shop says of its use, in parameters of Google Analytics 4 ("recommended events"). Amounts are
 * major units without VAT; nothing names a person.
 */
export interface Item extends Partial<NamedList> {
  /** Path of the product, the same in every storefront; absent where a list tells several as one. */
  item_id?: string;
  item_name: string;
  /** Kind of the product: `GIFTCARD`, `DONATION`, `GIFTCARD_BLANK`. */
  item_category?: string;
  item_variant?: "digital" | "physical";
  /** Place in its list, counted from 1. */
  index?: number;
  /** Price of one piece. */
  price?: number;
  quantity?: number;
}

/** Items with what they come to, shipping aside. */
export interface Sold {
  /** ISO 4217. */
  currency: string;
  value: number;
  items: readonly Item[];
}

interface Listed extends NamedList {
  items: readonly Item[];
}

export interface Purchase extends Sold {
  /** Number of the order. */
  transaction_id: string;
  tax: number;
  shipping: number;
}

/** What can be chosen on a gift's page. */
export type VariantType = "amount" | "gift_packing" | "package" | "shipping";

/** The fourteen events of specification section 9. */
export type AnalyticsEvent =
  | { event: "page_view"; page_type: string; page_location: string; page_title: string; language: string }
  | { event: "view_item_list" | "select_item"; ecommerce: Listed }
  | { event: "view_item" | "add_to_cart" | "view_cart" | "begin_checkout"; ecommerce: Sold }
  | { event: "add_shipping_info"; ecommerce: Sold & { shipping_tier: string } }
  | { event: "add_payment_info"; ecommerce: Sold & { payment_type: string } }
  /** `order`: what commerce knows it by; stays in the page. */
  | { event: "purchase"; order: string; ecommerce: Purchase }
  | { event: "search"; search_term: string; results_count: number }
  | { event: "login"; method: "password" | "passkey" }
  | { event: "form_submit_quotation"; customer_type: "business" }
  | { event: "select_item_variant"; item_id: string; variant_type: VariantType; variant: string };

export type EventName = AnalyticsEvent["event"];

/** Every name there is, for who counts them; the compiler asks for one that is missing. */
const named: Readonly<Record<EventName, true>> = {
  add_payment_info: true,
  add_shipping_info: true,
  add_to_cart: true,
  begin_checkout: true,
  form_submit_quotation: true,
  login: true,
  page_view: true,
  purchase: true,
  search: true,
  select_item: true,
  select_item_variant: true,
  view_cart: true,
  view_item: true,
  view_item_list: true,
};
export const eventNames = Object.keys(named) as readonly EventName[];

export const isEventName = (text: string): text is EventName => Object.hasOwn(named, text);
