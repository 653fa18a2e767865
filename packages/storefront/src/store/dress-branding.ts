import type { Picture, StorefrontBranding } from "@giftshop/storefront-config/branding";
import type { Store } from "./store-query.ts";

/** A picture of an editor's, in the size of the one whose place it takes. */
const inPlaceOf = (picture: Picture, src: string): Picture => ({ ...picture, src });

/**
 * A storefront's pictures with those that people of it have put
 * in the place of drawn ones, and its ways to pay in their order.
 */
export const dressBranding = (branding: StorefrontBranding, store: Store): StorefrontBranding => {
  const { logo, logoV2, footerLogo, paymentLogos } = branding;
  const { url } = store.mainLogo;
  const isDrawn = url === logo.desktop.src || url === logoV2.desktop.src;
  const dressed = (drawn: typeof logo) =>
    isDrawn ? drawn : { desktop: inPlaceOf(drawn.desktop, url), mobile: inPlaceOf(drawn.mobile, url) };
  return {
    ...branding,
    logo: dressed(logo),
    logoV2: dressed(logoV2),
    footerLogo: inPlaceOf(footerLogo, store.footerLogo.url),
    paymentLogos: store.paymentIcons.flatMap(({ name }) => paymentLogos.find((one) => one.logo === name) ?? []),
  };
};
