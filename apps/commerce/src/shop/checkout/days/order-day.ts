import type { Storefront } from "@giftshop/storefront-config";
import { Temporal } from "temporal-polyfill";
import type { Delivery, OrderState } from "../../../money/order/index.ts";
import type { DeliveryMomentView } from "../../basket/graphql/delivery-moment.ts";

/** What decides whether a package of an order waits for its day. */
interface Standing {
  order: OrderState;
  now: Date;
}

/** Whether a package is paid for, and waits for the day that its buyer chose. */
export const isScheduled = ({ state, leavesAt }: Delivery, { order, now }: Standing): boolean =>
  // A gift that was sent and is to go again on another day has its order completed already.
  (order === "PAID" || order === "FULFILLING" || order === "COMPLETED") &&
  (state === "WAITING" || state === "PREPARING") &&
  leavesAt !== null &&
  leavesAt > now;

/**
 * Whether the day of a package can still be changed: until
 * it is on its way, and as long as its order may be paid.
 */
export const canChangeDay = (delivery: Delivery, standing: Standing): boolean =>
  standing.order === "PENDING" || isScheduled(delivery, standing);

/** The day that a package is for, as its buyer chose it; null: as soon as possible. */
export const momentOfPackage = (
  { kind, wantedAt, timeZone }: Pick<Delivery, "kind" | "wantedAt" | "timeZone">,
  storefront: Storefront,
): DeliveryMomentView | null => {
  if (wantedAt === null) return null;
  const zone = timeZone ?? storefront.timeZone;
  const there = Temporal.Instant.fromEpochMilliseconds(wantedAt.getTime()).toZonedDateTimeISO(zone);
  const digital = kind === "DIGITAL";
  return {
    date: there.toPlainDate().toString(),
    hour: digital ? there.hour : null,
    timeZone: digital ? zone : null,
    at: wantedAt.toISOString(),
  };
};
