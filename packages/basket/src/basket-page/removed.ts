import type { PackageInput } from "../calls/put-back.ts";
import type { Basket } from "./basket.fragment.ts";

/** Where a package stood. */
export interface Place {
  shipmentId: string;
  /** Its shipment among the others, from 0. */
  shipment: number;
  /** Its line in the shipment, from 0. */
  line: number;
}

/** A package that was just taken out, what puts it back, and where it stood: there the visitor is looking. */
export interface Removed {
  title: string;
  input: PackageInput;
  place: Place | undefined;
}

/** Where a package stands in a basket. */
export const placeOf = (basket: Basket | undefined, packageId: string): Place | undefined => {
  for (const [index, { id, packages }] of (basket?.shipments ?? []).entries()) {
    const line = packages.findIndex((one) => one.id === packageId);
    if (line !== -1) return { shipmentId: id, shipment: index, line };
  }
  return undefined;
};
