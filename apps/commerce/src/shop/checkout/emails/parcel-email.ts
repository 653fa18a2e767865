import { getStorefront } from "@giftshop/storefront-config";
import { carrierOf } from "@giftshop/storefront-config/delivery";
import { readAddresses, readDeliveries, readOrder } from "../../../money/order/index.ts";
import { email } from "../../../platform/outbox/email.ts";
import { trackingOf } from "../aftercare/tracking.ts";
import { envelopeLines } from "../dispatch/envelope-lines.ts";

/** A parcel has left: what of the order went to one address at one time. */
export interface ParcelJob {
  orderId: string;
  packages: number[];
  /** ISO 8601. */
  at: string;
}

/**
 * Tells the buyer that a parcel has left and how to follow it, unless it was taken back or posted again
 * since.
 */
export const parcelEmail = email("parcel-sent", {
  facts: async ({ pool }, { orderId, packages, at }: ParcelJob) => {
    const [order, all, addresses] = await Promise.all([
      readOrder(pool, orderId),
      readDeliveries(pool, orderId),
      readAddresses(pool, orderId),
    ]);
    const parcel = all.find(({ package: id, sentAt }) => packages.includes(id) && sentAt?.toISOString() === at);
    const to = parcel && addresses.find(({ position }) => position === parcel.address);
    if (!order || order.forgotten || !parcel?.expectedAt || !to) return undefined;
    const storefront = getStorefront(order.storefront);
    return {
      order,
      name: `${parcel.package}.${Date.parse(at)}`,
      tracking: trackingOf(storefront, parcel.trackingCode),
      carrier: carrierOf(storefront).name,
      address: envelopeLines(to, storefront),
      expectedAt: parcel.expectedAt,
    };
  },
  template: async () => (await import("./compose-parcel.ts")).composeParcel,
  nameOf: async (db, { orderId }: ParcelJob) => (await readOrder(db, orderId))?.number,
});
