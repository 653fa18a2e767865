import type { Shop } from "@giftshop/storefront-config";
import { brandingOf } from "@giftshop/storefront-config/branding";
import type { Store } from "./store-query.ts";

/** What a storefront's record says of its frame, and no menus: stands in while commerce cannot be asked. */
export const recordStore = ({ storefront, language }: Shop): Store => {
  const { paymentLogos, logo, footerLogo } = brandingOf(storefront);
  const { languageSwitcher, choiceLinkHidden, frenchBuildLinks, modalAuth, homeVersion } = storefront.toggles;
  return {
    paymentIcons: paymentLogos.map(({ logo: name, src, labels }) => ({
      name,
      url: src,
      alt: labels[language] ?? name,
    })),
    menus: {
      footerMenu: { menuItems: [] },
      businessMenu: { title: "", menuItems: [] },
      phone: storefront.organisation.phone,
    },
    mainLogo: { url: logo.desktop.src, alt: storefront.name },
    footerLogo: { url: footerLogo.src, alt: storefront.name },
    warnings: [],
    popUp: null,
    switches: { languageSwitcher, choiceLinkHidden, frenchBuildLinks, modalAuth, homeVersion },
  };
};
