import type { Storefront } from "@giftshop/storefront-config";
import type { CardPayment } from "../../../money/giftcard/index.ts";
import type { Delivery, ShownOrder } from "../../../money/order/index.ts";
import type { GiftcardOrderView } from "../../basket/graphql/giftcard-order.ts";
import type { PackageView } from "../../basket/graphql/parts.ts";
import { presentPayments } from "../../basket/index.ts";
import { arrivalOf, presentArrival } from "../../catalogue/arrival.ts";

import { momentOfPackage } from "../days/order-day.ts";

/** When and where arrivals are reckoned from. */
export interface Reckoning {
  storefront: Storefront;
  now: Date;
}

/**
 * When a package arrives: as was promised when its order was paid; before
 * that on its day, or as if it were paid now, and until when that holds.
 */
export const arrivalOfPackage = (
  { kind, expectedAt, wantedAt }: Pick<Delivery, "kind" | "expectedAt" | "wantedAt">,
  { storefront, now }: Reckoning,
) => {
  const at = expectedAt ?? wantedAt;
  return presentArrival(at ? { at, orderBefore: undefined } : arrivalOf(storefront, now, kind));
};

/**
 * What was bought is kept as it was shown, but for the days of arrival: they depend on
 * when it is paid, and can be changed. Its id and place among orders are the order's.
 */
export const boughtView = (
  { id, view, grandTotal }: ShownOrder,
  deliveries: readonly Delivery[],
  reckoning: Reckoning,
  payments: readonly CardPayment[],
): GiftcardOrderView => {
  const bought = view as GiftcardOrderView;
  const byTag = new Map(deliveries.map((delivery) => [delivery.tag, delivery]));
  const deliveryOf = (item: Pick<PackageView, "id"> | undefined) => item && byTag.get(`${item.id}`);
  const shipments = bought.shipments.map((shipment) => {
    const { kind, packages } = shipment;
    return {
      ...shipment,
      packages: packages.map((item) => {
        const delivery = deliveryOf(item);
        const { recipient } = item;
        return {
          ...item,
          // Its buyer may have put it right since.
          recipient: recipient && { ...recipient, email: delivery?.recipientEmail ?? null },
          deliveryDate: delivery ? momentOfPackage(delivery, reckoning.storefront) : null,
        };
      }),
      ...arrivalOfPackage(deliveryOf(packages[0]) ?? { kind, expectedAt: null, wantedAt: null }, reckoning),
    };
  });
  return { ...bought, id, shipments, ...presentPayments(reckoning.storefront, grandTotal, payments) };
};
