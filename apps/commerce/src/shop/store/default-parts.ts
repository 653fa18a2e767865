import type { Storefront } from "@giftshop/storefront-config";
import type { StoreParts } from "@giftshop/validation/store";

const nothing = { shown: false, text: {} };

/** What a storefront's record says of each part that nobody has edited; its menus come with the seed. */
export const defaultParts = ({ paymentLogos, organisation, toggles }: Storefront): StoreParts => ({
  MENUS: { footer: [], business: { title: {}, items: [] }, phone: organisation.phone },
  FOOTER: { paymentIcons: paymentLogos, mainLogo: null, footerLogo: null },
  WARNINGS: { site: nothing, redeem: { shown: toggles.digitalDelayed, text: {} }, checkout: nothing },
  POP_UP: { shown: false, title: {}, text: {}, image: null, link: { text: {}, to: "" } },
  REDIRECTS: { redirects: [] },
  SWITCHES: {
    languageSwitcher: toggles.languageSwitcher,
    choiceLinkHidden: toggles.choiceLinkHidden,
    frenchBuildLinks: toggles.frenchBuildLinks,
    modalAuth: toggles.modalAuth,
    homeVersion: toggles.homeVersion,
  },
  COUNTRIES: { hidden: [] },
});
