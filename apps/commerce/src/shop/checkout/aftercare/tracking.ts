import type { Storefront } from "@giftshop/storefront-config";
import { carrierOf } from "@giftshop/storefront-config/delivery";

/** Where a parcel can be followed. */
export interface TrackingView {
  code: string;
  carrier: string;
  url: string | null;
}

/** A parcel of a storefront by what the post knows it by; null where it is carried without. */
export const trackingOf = (storefront: Storefront, code: string | null): TrackingView | null => {
  if (code === null) return null;
  const { name, trackingUrl } = carrierOf(storefront);
  return { code, carrier: name, url: trackingUrl?.replace("{code}", code) ?? null };
};

/** As it stands on a label, without the spaces that make it legible; `undefined` where that is none. */
export const readTrackingCode = (text: string): string | undefined => {
  const code = text.replaceAll(/[\s-]/gu, "").toUpperCase();
  return /^[A-Z0-9]{6,40}$/u.test(code) ? code : undefined;
};
