import type { AnalyticsEvent } from "../layer/events.ts";
import { purchaseOf, type SoldOrder, shippingTierOf, soldOf } from "./sold-of.ts";

/** A basket is looked at. `rate` here and below: basis points of the storefront's VAT. */
export const viewCart = (cart: SoldOrder, rate: number): AnalyticsEvent => ({
  event: "view_cart",
  ecommerce: soldOf(cart, rate),
});

/** The checkout of a basket begins. */
export const beginCheckout = (cart: SoldOrder, rate: number): AnalyticsEvent => ({
  event: "begin_checkout",
  ecommerce: soldOf(cart, rate),
});

/** It is said who orders and where it goes. */
export const addShippingInfo = (cart: SoldOrder, rate: number): AnalyticsEvent => ({
  event: "add_shipping_info",
  ecommerce: { ...soldOf(cart, rate), shipping_tier: shippingTierOf(cart) },
});

/** How it is to be paid is chosen. `method`: empty where gift cards pay all of it. */
export const addPaymentInfo = (order: SoldOrder, rate: number, method: string | null): AnalyticsEvent => ({
  event: "add_payment_info",
  ecommerce: { ...soldOf(order, rate), payment_type: method || "gift_card" },
});

/** An order that is paid, by what commerce and by what people know it by. */
export const purchased = (
  { uuid, number }: { uuid: string; number: string },
  order: SoldOrder,
  rate: number,
): AnalyticsEvent => ({ event: "purchase", order: uuid, ecommerce: purchaseOf(order, number, rate) });
