import { searchWordsPath } from "@giftshop/catalogue/search/words-path";
import { type Language, languagePathOf, type Storefront } from "@giftshop/storefront-config";

/**
 * Files that machines, and the shop's own scripts, read of a storefront.
 * They stand beside its pages and are made of the same data.
 */
export const siteFileKinds = [
  "robots",
  "sitemap",
  "llms",
  "manifest",
  "widgets",
  "search",
  "account",
  "redirects",
  "known",
] as const;
export type SiteFileKind = (typeof siteFileKinds)[number];

export interface SiteFile {
  kind: SiteFileKind;
  /**
   * Language of a file in one (`llms.txt`, manifest, widgets' data, windows' words); the storefront's default
   * in those that are for all.
   */
  language: Language;
  /** Counts from 1; absent for the index of the sitemap, and for all else. */
  part?: number;
}

/** `/robots.txt` of the host itself: where a base path is used, crawlers look for it nowhere else. */
export const robotsPath = "/robots.txt";

/** The language whose file is at a path. */
const inLanguage = (
  storefront: Storefront,
  path: string,
  pathOf: (languagePath: string) => string,
): Language | undefined =>
  storefront.languages.find((language) => path === pathOf(languagePathOf(storefront, language)));

/** Path of the sitemap's index, or of one of its parts. */
export const sitemapPath = ({ basePath }: Pick<Storefront, "basePath">, part?: number): string =>
  `${basePath}/sitemap${part ? `-${part}` : ""}.xml`;

/** Path of the web manifest of a shop. */
export const manifestPath = (languagePath: string): string => `${languagePath}/site.webmanifest`;

const llmsPath = (languagePath: string): string => `${languagePath}/llms.txt`;

/** Path of what the widgets of a shop's pages fetch when they are wanted. */
export const widgetsPath = (languagePath: string): string => `${languagePath}/widgets.json`;

/** Path of the addresses that people of a storefront send on. */
export const redirectsPath = ({ basePath }: Pick<Storefront, "basePath">): string => `${basePath}/redirects.json`;

/** Path of the account's words, for what asks who is ordering. */
export const accountWordsPath = (languagePath: string): string => `${languagePath}/account-words.json`;

const pathsInLanguage = [
  ["llms", llmsPath],
  ["manifest", manifestPath],
  ["widgets", widgetsPath],
  ["search", searchWordsPath],
  ["account", accountWordsPath],
] as const;

/** The file at a path of a storefront's host, or `undefined` where a page may be. */
export const siteFileAt = (storefront: Storefront, path: string): SiteFile | undefined => {
  const [language] = storefront.languages;
  if (path === robotsPath) return { kind: "robots", language };
  if (path === sitemapPath(storefront)) return { kind: "sitemap", language };
  if (path === redirectsPath(storefront)) return { kind: "redirects", language };
  const part = /\/sitemap-([1-9]\d{0,3})\.xml$/.exec(path)?.[1];
  if (part && path === sitemapPath(storefront, Number(part))) return { kind: "sitemap", language, part: Number(part) };
  for (const [kind, pathOf] of pathsInLanguage) {
    const own = inLanguage(storefront, path, pathOf);
    if (own) return { kind, language: own };
  }
  return undefined;
};
