import type { RouteName } from "../routes/route-names.ts";
import type { Language } from "../types.ts";

/**
 * Addresses that the specification (section 2) names beside
 * its routes: printed on cards, or of an earlier shop.
 */
export const redirectNames = ["redeemLogo", "oldCustomerSupport", "promoPopUp", "locationsOverview"] as const;
export type RedirectName = (typeof redirectNames)[number];

/**
 * Where they lead. The mark printed on a card says where to redeem it; what the pop-up praises is
 * the range of cards; places are shown per product, so their overview is the list of products.
 */
export const redirectTargets = {
  redeemLogo: "balanceCheck",
  oldCustomerSupport: "contact",
  promoPopUp: "listing",
  locationsOverview: "listing",
} as const satisfies Record<RedirectName, RouteName>;

/** Their addresses in each language; the French one of customer support is the specification's. */
export const redirectAddresses: Readonly<Record<Language, Readonly<Record<RedirectName, string>>>> = {
  nl: {
    redeemLogo: "/inwisselen/",
    oldCustomerSupport: "/klantenservice/",
    promoPopUp: "/actie/",
    locationsOverview: "/locaties/",
  },
  fr: {
    redeemLogo: "/echanger/",
    oldCustomerSupport: "/helpdesk/",
    promoPopUp: "/promo/",
    locationsOverview: "/emplacements/",
  },
  de: {
    redeemLogo: "/einloesen/",
    oldCustomerSupport: "/kundenservice/",
    promoPopUp: "/aktion/",
    locationsOverview: "/standorte/",
  },
  en: {
    redeemLogo: "/redeem/",
    oldCustomerSupport: "/customer-service/",
    promoPopUp: "/promo/",
    locationsOverview: "/locations/",
  },
  es: {
    redeemLogo: "/canjear/",
    oldCustomerSupport: "/atencion-al-cliente/",
    promoPopUp: "/promocion/",
    locationsOverview: "/establecimientos/",
  },
  it: {
    redeemLogo: "/riscatta/",
    oldCustomerSupport: "/servizio-clienti/",
    promoPopUp: "/promo/",
    locationsOverview: "/punti-vendita/",
  },
  pt: {
    redeemLogo: "/trocar/",
    oldCustomerSupport: "/apoio-ao-cliente/",
    promoPopUp: "/promocao/",
    locationsOverview: "/locais/",
  },
  pl: {
    redeemLogo: "/wymien/",
    oldCustomerSupport: "/obsluga-klienta/",
    promoPopUp: "/promocja/",
    locationsOverview: "/lokalizacje/",
  },
  sv: {
    redeemLogo: "/los-in/",
    oldCustomerSupport: "/kundtjanst/",
    promoPopUp: "/kampanj/",
    locationsOverview: "/butiker/",
  },
  nb: {
    redeemLogo: "/innlos/",
    oldCustomerSupport: "/kundeservice/",
    promoPopUp: "/kampanje/",
    locationsOverview: "/steder/",
  },
  da: {
    redeemLogo: "/indloes/",
    oldCustomerSupport: "/kundeservice/",
    promoPopUp: "/kampagne/",
    locationsOverview: "/steder/",
  },
  ar: {
    redeemLogo: "/redeem/",
    oldCustomerSupport: "/customer-service/",
    promoPopUp: "/promo/",
    locationsOverview: "/locations/",
  },
};
