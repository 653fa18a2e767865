import type { Shop } from "@giftshop/storefront-config";
import { contentMessages } from "../messages.ts";

/** Titles of the pages that stand in for others: what is said first of them, in words and not by a number. */
export const stateTitles = ({ language }: Pick<Shop, "language">): { notFound: string; error: string } => {
  const t = contentMessages.in(language);
  return { notFound: t("notFound.title"), error: t("error.title") };
};
