import type { Shop } from "@giftshop/storefront-config/shop";
import { countryName } from "./calling-codes.ts";

/** Countries that English names with an article. */
const articled = new Set(["AE", "GB", "NL", "US"]);

/** A country as Polish bends it where something goes to it: of the one that has a Polish shop. */
const bent: Readonly<Record<string, string>> = { PL: "Polski" };

/**
 * A country as it stands within a sentence that says where something goes: "the United Kingdom". What goes
 * before it is the message's, and that of its variety.
 */
export const placeName = (country: string, { language, locale }: Pick<Shop, "language" | "locale">): string => {
  const name = countryName(country, locale);
  if (language === "pl") return bent[country] ?? name;
  return language === "en" && articled.has(country) ? `the ${name}` : name;
};
