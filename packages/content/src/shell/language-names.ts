import type { Language } from "@giftshop/storefront-config";

/** What each language calls itself; never translated. */
export const languageNames: Record<Language, string> = {
  nl: "Nederlands",
  fr: "Français",
  de: "Deutsch",
  en: "English",
  es: "Español",
  it: "Italiano",
  pt: "Português",
  pl: "Polski",
  sv: "Svenska",
  nb: "Norsk bokmål",
  da: "Dansk",
  ar: "العربية",
};
