import type { Shop } from "@giftshop/storefront-config";
import { locationMessages } from "../messages.ts";

/** Title (without the shop's name) and description of the places of a product. */
export const locationsMetadata = (
  shop: Shop,
  { title, count }: { title: string; count: number },
): { title: string; description: string } => {
  const t = locationMessages.in(shop);
  return { title: t("page.title", { title }), description: t("page.description", { title, count }) };
};
