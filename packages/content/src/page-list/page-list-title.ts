import type { Shop } from "@giftshop/storefront-config";
import { contentMessages } from "../messages.ts";

/** Title of a page of a list, counted from 1: the first is called as the list is. */
export const pageListTitle = (shop: Shop, title: string, page: number): string =>
  page === 1 ? title : contentMessages.in(shop)("page.titlePage", { title, page: String(page) });
