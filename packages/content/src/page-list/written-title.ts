import type { Shop, WrittenRoute } from "@giftshop/storefront-config";
import { contentMessages } from "../messages.ts";
import { pageListTitle } from "./page-list-title.ts";

const isMoment = (route: WrittenRoute): boolean => route === "givingMoments" || route === "givingMoment";

/** Title by which a written page is found, counted from 1: that of an occasion says what is given for it. */
export const writtenTitle = (shop: Shop, route: WrittenRoute, title: string, page: number): string =>
  pageListTitle(shop, isMoment(route) ? contentMessages.in(shop)("page.momentTitle", { title }) : title, page);
