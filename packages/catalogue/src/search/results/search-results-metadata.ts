import type { Shop } from "@giftshop/storefront-config";
import { searchMessages } from "../messages.ts";

/**
 * Title of a page of results, without the shop's name, `page` counting from 1; search engines are to leave
 * the page out.
 */
export const searchResultsMetadata = (
  shop: Shop,
  { text, page }: { text: string; page: number },
): { title: string } => {
  const t = searchMessages.in(shop);
  return { title: page === 1 ? t("page.title", { text }) : t("page.titlePage", { text, page: String(page) }) };
};
