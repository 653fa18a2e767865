import type { FrameKind } from "@giftshop/page";
import type { ComponentType } from "react";
import { BusinessHeader } from "./business-header.tsx";
import { CheckoutHeader } from "./checkout-header.tsx";
import { GiftHeader } from "./gift-header.tsx";
import type { HeaderProps } from "./header-props.ts";
import { RedeemHeader } from "./redeem/redeem-header.tsx";
import { SiteHeader } from "./site-header.tsx";

/** The header of each kind of frame that a page may have: it brings the scripts of these and no others. */
export type Headers = { readonly [Kind in FrameKind]?: ComponentType<HeaderProps> };

/** All of them. */
export const headers = {
  site: SiteHeader,
  redeem: RedeemHeader,
  business: BusinessHeader,
  checkout: CheckoutHeader,
  gift: GiftHeader,
} as const satisfies Headers;
