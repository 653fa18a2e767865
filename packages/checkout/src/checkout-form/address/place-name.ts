import type { Shop } from "@giftshop/storefront-config/shop";
import { countryName } from "./calling-codes.ts";

/** Countries that English names with an article. */
const articled = new Set(["AE", "GB", "NL", "US"]);

/**
 * A country as it stands within a sentence: "the United Kingdom". Languages that would bend it name it by
 * itself, after a colon.
 */
export const placeName = (country: string, { language, locale }: Pick<Shop, "language" | "locale">): string => {
  const name = countryName(country, locale);
  return language === "en" && articled.has(country) ? `the ${name}` : name;
};
