import type { Language } from "@giftshop/storefront-config";

/** What a language calls itself, with a capital: "Français", "Norsk bokmål". */
export const languageName = (language: Language): string => {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};
