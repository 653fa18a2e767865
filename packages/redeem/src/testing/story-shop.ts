import { createShop, type Language, languages, type StorefrontCode } from "@giftshop/storefront-config";

/** A storefront that speaks each language. */
const codes: Record<Language, StorefrontCode> = {
  nl: "CB",
  fr: "CBFR",
  de: "GCSDE",
  en: "CKUK",
  es: "CBES",
  it: "CBIT",
  pt: "GCSPT",
  pl: "CBPL",
  sv: "CBSE",
  nb: "CBNO",
  da: "CBDK",
  ar: "GCSAE",
};

/** A shop in the language that the toolbar chose. */
export function storyShop(language: unknown) {
  const known = languages.find((name) => name === language) ?? "en";
  return createShop(codes[known], known);
}
