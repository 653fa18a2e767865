import type { Shop } from "@giftshop/storefront-config";

export interface Icon {
  /** `icon`: of tabs and home screens; `apple-touch-icon`: of home screens that want one without transparency. */
  rel: "icon" | "apple-touch-icon";
  src: string;
  sizes: string;
  type: string;
}

/** The icons of a shop, those for tabs first. */
export const iconsOf = (_shop: Shop): readonly Icon[] => [
  { rel: "icon", src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
];
