import type { PageLinks } from "./store.ts";

/**
 * The page's partners in other languages and countries, as its
 * head names them for search engines (`hreflang`, "fr-BE").
 */
export const pageAlternates = (): PageLinks["links"] =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]")].flatMap(({ hreflang, href }) => {
    const [language, country] = hreflang.split("-");
    // "x-default" is for whoever finds no partner of theirs.
    return language && country && country !== "default" ? [{ language, country, href }] : [];
  });
