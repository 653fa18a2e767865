import type { Storefront } from "@giftshop/storefront-config";
import type { Delivery, OrderRecord } from "../../../money/order/index.ts";
import type { GiftcardOrderView } from "../../basket/graphql/giftcard-order.ts";
import { arrivalOf, presentArrival } from "../../catalogue/arrival.ts";

/** From when, and where, arrivals are reckoned. */
export interface Reckoning {
  storefront: Storefront;
  now: Date;
}

/** When a package arrives: as was promised when its order was paid; before that, as if it were paid now, and until when that holds. */
export const arrivalOfPackage = (
  { kind, expectedAt }: Pick<Delivery, "kind" | "expectedAt">,
  { storefront, now }: Reckoning,
) => presentArrival(expectedAt ? { at: expectedAt, orderBefore: undefined } : arrivalOf(storefront, now, kind));

/**
 * What was bought is kept as it was shown, but for the days of arrival: they depend on when it is paid. Its id and place
 * among orders are the order's.
 */
export const boughtView = (
  { id, view }: OrderRecord,
  deliveries: readonly Delivery[],
  reckoning: Reckoning,
): GiftcardOrderView => {
  const bought = view as GiftcardOrderView;
  const shipments = bought.shipments.map((shipment) => {
    const { kind, packages } = shipment;
    const delivery = deliveries.find(({ tag }) => tag === `${packages[0]?.id}`);
    return { ...shipment, ...arrivalOfPackage(delivery ?? { kind, expectedAt: null }, reckoning) };
  });
  return { ...bought, id, shipments };
};
