import type { Shop } from "@giftshop/storefront-config";
import { cutOffTime } from "../cut-off-time.ts";
import { contentMessages } from "../messages.ts";

/** Words around every page. `basketCount` keeps its placeholder `{count}`, because the browser alone knows it. */
export interface ShellTexts {
  skip: string;
  /** Name of the logo's link. */
  home: string;
  nav: { label: string; giftCards: string; balance: string; basket: string; basketCount: string };
  footer: {
    label: string;
    cutOff: string;
    shop: string;
    contact: string;
    language: string;
    payment: string;
    copyright: string;
  };
}

/**
 * The words of header, footer and skip link of a shop.
 *
 * @param year of the copyright line
 */
export function shellTexts(shop: Shop, year: number): ShellTexts {
  const t = contentMessages.in(shop.language);
  const { name, organisation } = shop.storefront;
  return {
    skip: t("shell.skip"),
    home: t("shell.home", { name }),
    nav: {
      label: t("shell.nav.label"),
      giftCards: t("shell.nav.giftCards"),
      balance: t("shell.nav.balance"),
      basket: t("shell.nav.basket"),
      basketCount: t("shell.nav.basketCount", { count: "{count}" }),
    },
    footer: {
      label: t("shell.footer.label", { name }),
      cutOff: t("shell.footer.cutOff", { time: cutOffTime(shop) }),
      shop: t("shell.footer.shop"),
      contact: t("shell.footer.contact"),
      language: t("shell.footer.language"),
      payment: t("shell.footer.payment"),
      copyright: t("shell.footer.copyright", { year: String(year), name: organisation.legalName }),
    },
  };
}
