import type { Shop } from "@giftshop/storefront-config";
import { cutOffTime } from "@giftshop/storefront-config/cut-off-time";
import { legalEntityOf } from "@giftshop/storefront-config/legal";
import { contentMessages } from "../messages.ts";
import { widgetTexts } from "./widget-texts.ts";

/**
 * The words of header, footer, skip link and widgets of a shop. `basketCount` and the banner's title
 * keep their placeholders (`{count}`, `{country}`), because the browser alone knows what goes there.
 *
 * @param year of the copyright line
 */
export const shellTexts = (shop: Shop, year: number) => {
  const t = contentMessages.in(shop);
  const { name, organisation, code } = shop.storefront;
  const time = cutOffTime(shop);
  return {
    skip: t("shell.skip"),
    /** Name of the logo's link. */
    home: t("shell.home", { name }),
    nav: {
      label: t("shell.nav.label"),
      menu: t("shell.nav.menu"),
      closeMenu: t("shell.nav.closeMenu"),
      basket: t("shell.nav.basket"),
      basketCount: t("shell.nav.basketCount", { count: "{count}" }),
      stores: t("shell.nav.stores"),
      logOut: t("shell.nav.logOut"),
      more: t("shell.nav.more"),
    },
    categories: {
      close: t("shell.categories.close"),
      all: t("shell.categories.all"),
      inCategory: t("shell.categories.inCategory"),
      loading: t("shell.categories.loading"),
    },
    points: {
      label: t("shell.points.label"),
      pause: t("shell.points.pause"),
      all: [t("shell.points.cutOff", { time }), t("shell.points.business"), t("shell.points.packaging")],
    },
    redeem: { shop: t("shell.redeem.shop"), delayed: t("shell.redeem.delayed") },
    footer: {
      label: t("shell.footer.label", { name }),
      cutOff: t("shell.footer.cutOff", { time }),
      shop: t("shell.footer.shop"),
      redeem: t("shell.footer.redeem"),
      business: t("shell.footer.business"),
      service: t("shell.footer.service"),
      contact: t("shell.footer.contact"),
      payment: t("shell.footer.payment"),
      trust: t("shell.footer.trust"),
      social: t("shell.footer.social"),
      legal: t("shell.footer.legal"),
      stores: t("shell.footer.stores"),
      copyright: t("shell.footer.copyright", { year: String(year), name: organisation.legalName }),
      /** As the register writes it: asked for by law on a company's pages and letters. */
      register: legalEntityOf(code).register,
    },
    widgets: widgetTexts(shop),
  };
};

export type ShellTexts = ReturnType<typeof shellTexts>;
