import type { Shop } from "@giftshop/storefront-config";
import { contentMessages } from "../messages.ts";

/** Titles of the pages that stand in for others: what is said first of them, in words and not by a number. */
export const stateTitles = (shop: Pick<Shop, "language" | "locale">): { notFound: string; error: string } => {
  const t = contentMessages.in(shop);
  return { notFound: t("notFound.title"), error: t("error.title") };
};
