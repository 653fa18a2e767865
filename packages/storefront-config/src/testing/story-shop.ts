import { createShop } from "../create-shop.ts";
import type { Shop } from "../shop.ts";
import { storefronts } from "../storefronts/index.ts";
import type { Toggles } from "../toggles.ts";
import { type Language, languages, type StorefrontCode } from "../types.ts";

/**
 * The shop of the toolbar's house and language; where the house does not speak it, a shop that does.
 *
 * @param toggles laid over those of the storefront
 */
export const storyShop = ({ theme, language }: Record<string, unknown>, toggles: Partial<Toggles> = {}): Shop => {
  const speaks = storefronts.filter(({ languages }) => languages.includes(language as Language));
  const found = speaks.find(({ group }) => group === theme) ?? speaks[0];
  const shop = found ? createShop(found.code, language as Language) : createShop("CBFR", "fr");
  const { storefront } = shop;
  return { ...shop, storefront: { ...storefront, toggles: { ...storefront.toggles, ...toggles } } };
};

/** A storefront that speaks each language. */
const speaking: Record<Language, StorefrontCode> = {
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

/** One shop for each language, whatever the house: English where nothing is said of it. */
export const shopSpeaking = (language: unknown): Shop => {
  const known = languages.find((name) => name === language) ?? "en";
  return createShop(speaking[known], known);
};
