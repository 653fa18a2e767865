import type { Shop } from "@giftshop/storefront-config";
import { brandingOf, type Picture } from "@giftshop/storefront-config/branding";

export interface Icon {
  /** `icon`: of tabs and home screens; `apple-touch-icon`: of home screens that take no SVG. */
  rel: "icon" | "apple-touch-icon";
  /** Path. */
  src: string;
  sizes: string;
  type: "image/svg+xml" | "image/png";
  /** `maskable`: may be cut to any shape (W3C web app manifest). */
  purpose: "any" | "maskable";
}

const drawn = ({ src }: Picture, purpose: Icon["purpose"]): Icon => ({
  rel: "icon",
  src,
  sizes: "any",
  type: "image/svg+xml",
  purpose,
});

/** The icons of a shop's storefront, that of its tabs first. */
export const iconsOf = ({ storefront }: Shop): readonly Icon[] => {
  const { favicon, maskable, touch } = brandingOf(storefront).icons;
  return [
    drawn(favicon, "any"),
    drawn(maskable, "maskable"),
    {
      rel: "apple-touch-icon",
      src: touch.src,
      sizes: `${touch.width}x${touch.height}`,
      type: "image/png",
      purpose: "any",
    },
  ];
};
