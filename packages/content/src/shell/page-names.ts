import type { RouteName, Shop } from "@giftshop/storefront-config";
import { contentMessages } from "../messages.ts";

/** What the shop's pages are called in its menus. */
export const pageNames = (shop: Shop) => {
  const t = contentMessages.in(shop);
  return {
    listing: t("shell.pages.listing"),
    categories: t("shell.pages.categories"),
    choiceCard: t("shell.pages.choiceCard"),
    favourites: t("shell.pages.favourites"),
    givingMoments: t("shell.pages.givingMoments"),
    blog: t("shell.pages.blog"),
    balanceCheck: t("shell.pages.balanceCheck"),
    activation: t("shell.pages.activation"),
    doubler: t("shell.pages.doubler"),
    business: t("shell.pages.business"),
    businessQuote: t("shell.pages.businessQuote"),
    manyRecipients: t("shell.pages.manyRecipients"),
    contact: t("shell.pages.contact"),
    helpdesk: t("shell.pages.helpdesk"),
    delivery: t("shell.pages.delivery"),
    cancellationPolicy: t("shell.pages.cancellationPolicy"),
    withdrawal: t("shell.pages.withdrawal"),
    reorder: t("shell.pages.reorder"),
    account: t("shell.pages.account"),
    accountOverview: t("shell.pages.accountOverview"),
    accountOrders: t("shell.pages.accountOrders"),
    addressBook: t("shell.pages.addressBook"),
    accountData: t("shell.pages.accountData"),
    terms: t("shell.pages.terms"),
    privacy: t("shell.pages.privacy"),
    cookies: t("shell.pages.cookies"),
    imprint: t("shell.pages.imprint"),
    accessibility: t("shell.pages.accessibility"),
  } satisfies Partial<Record<RouteName, string>>;
};

/** The same in the bar of a computer, where they stand in one line: those that are said shorter there. */
export const shortNames = (shop: Shop) => {
  const t = contentMessages.in(shop);
  return { balanceCheck: t("shell.short.balanceCheck"), contact: t("shell.short.contact") };
};

/** Routes that a menu may hold. */
export type MenuRoute = keyof ReturnType<typeof pageNames>;
