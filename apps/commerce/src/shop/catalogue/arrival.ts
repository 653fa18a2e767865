import type { Storefront, StorefrontCode } from "@giftshop/storefront-config";
import { earliestDelivery } from "@giftshop/storefront-config/delivery";
import { Temporal } from "temporal-polyfill";
import type { DeliveryKind } from "./types.ts";

export interface Arrival {
  /** An hour from now, or the start of the day of delivery in the dispatch zone. */
  at: Date;
  /** Until when to order for it to hold; `undefined` for digital. */
  orderBefore: Date | undefined;
}

interface Known extends Arrival {
  from: number;
  until: number;
}

/** Nothing changes before the cut-off, so holidays are looked up about once a day and storefront. */
const physical = new Map<StorefrontCode, Known>();

const physicalArrival = (storefront: Storefront, now: Date): Arrival => {
  const known = physical.get(storefront.code);
  const instant = now.getTime();
  if (known && known.from <= instant && instant < known.until) return known;
  const { cutOff, deliveryDate } = earliestDelivery(storefront, now, "PHYSICAL");
  const day = Temporal.PlainDate.from(deliveryDate).toZonedDateTime(storefront.timeZone);
  const made = { at: new Date(day.epochMilliseconds), orderBefore: cutOff, from: instant, until: cutOff.getTime() };
  physical.set(storefront.code, made);
  return made;
};

/** When something ordered now arrives at the earliest. */
export const arrivalOf = (storefront: Storefront, now: Date, kind: DeliveryKind): Arrival =>
  kind === "PHYSICAL"
    ? physicalArrival(storefront, now)
    : { at: earliestDelivery(storefront, now, "DIGITAL").by, orderBefore: undefined };

/** A day of arrival as a shipment of a basket or an order says it; ISO 8601. */
export const presentArrival = ({ at, orderBefore }: Arrival): { deliveryDate: string; orderBefore: string | null } => ({
  deliveryDate: at.toISOString(),
  orderBefore: orderBefore?.toISOString() ?? null,
});
