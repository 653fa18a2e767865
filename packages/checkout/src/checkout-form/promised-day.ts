import type { LoadedBasket } from "../checkout-page/basket-of.ts";

type Shipments = readonly Pick<LoadedBasket["cart"]["shipments"][number], "kind" | "deliveryDate" | "orderBefore">[];

/**
 * Until when the days hold on which the parcels of a basket arrive, ISO 8601; nothing where none is posted.
 */
export const daysHoldUntil = (shipments: Shipments): string | undefined =>
  shipments.flatMap(({ orderBefore }) => orderBefore ?? []).toSorted()[0];

/** Whether parcels arrive on the same days as before. */
export const sameDays = (before: Shipments, now: Shipments): boolean => daysOf(before) === daysOf(now);

const daysOf = (shipments: Shipments): string =>
  shipments
    .filter(({ kind }) => kind === "PHYSICAL")
    .map(({ deliveryDate }) => deliveryDate)
    .join();
