import type { Shop } from "@giftshop/storefront-config";
import { contentMessages } from "../messages.ts";
import { atLeast } from "./at-least.ts";

/** Name of the search box in the first view of version 2. */
export const homeSearchLabel = (shop: Shop): string => contentMessages.in(shop)("home.find.label");

/**
 * Title (without the shop's name) and description of the
 * home page. `totalItems`: gift cards of the storefront.
 */
export const homeMetadata = (shop: Shop, totalItems: number): { title: string; description: string } => {
  const t = contentMessages.in(shop);
  return {
    title: t("home.meta.title"),
    description: t("home.meta.description", { count: String(atLeast(totalItems)) }),
  };
};
