import type { Shop } from "@giftshop/storefront-config";
import { errorTexts } from "../error-page/error-texts.ts";
import { contentMessages } from "../messages.ts";

/**
 * The words of what lies over a page: form for language and country, banner that proposes
 * a shop, cookie settings, way back to the top; and of what stands in for one that failed.
 */
export const widgetTexts = (shop: Shop) => {
  const t = contentMessages.in(shop);
  return {
    top: t("shell.top"),
    error: errorTexts(shop),
    stores: {
      title: t("shell.stores.title"),
      hint: t("shell.stores.hint"),
      country: t("shell.stores.country"),
      countrySearch: t("shell.stores.countrySearch"),
      countryEmpty: t("shell.stores.countryEmpty"),
      language: t("shell.stores.language"),
      currency: t("shell.stores.currency"),
      countryRequired: t("shell.stores.countryRequired"),
      languageRequired: t("shell.stores.languageRequired"),
      currencyRequired: t("shell.stores.currencyRequired"),
      apply: t("shell.stores.apply"),
      close: t("shell.stores.close"),
      scheme: {
        legend: t("shell.stores.scheme.legend"),
        auto: t("shell.stores.scheme.auto"),
        light: t("shell.stores.scheme.light"),
        dark: t("shell.stores.scheme.dark"),
      },
    },
    banner: {
      label: t("shell.banner.label"),
      title: t("shell.banner.title", { country: "{country}" }),
      text: t("shell.banner.text"),
      continue: t("shell.banner.continue"),
      close: t("shell.banner.close"),
    },
    consent: {
      title: t("consent.title"),
      text: t("consent.text"),
      necessary: { title: t("consent.necessary.title"), text: t("consent.necessary.text") },
      statistics: { title: t("consent.statistics.title"), text: t("consent.statistics.text") },
      media: { title: t("consent.media.title"), text: t("consent.media.text") },
      all: t("consent.all"),
      necessaryOnly: t("consent.necessaryOnly"),
      save: t("consent.save"),
      close: t("shell.stores.close"),
      statement: { text: t("consent.statement"), href: shop.link("cookies") },
    },
  };
};

export type WidgetTexts = ReturnType<typeof widgetTexts>;
