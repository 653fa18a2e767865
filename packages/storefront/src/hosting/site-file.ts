import { type Language, languagePathOf, type Storefront } from "@giftshop/storefront-config";

/** Files that machines, and the shop's own scripts, read of a storefront. They stand beside its pages and are made of the same data. */
export const siteFileKinds = ["robots", "sitemap", "llms", "manifest", "widgets"] as const;
export type SiteFileKind = (typeof siteFileKinds)[number];

export interface SiteFile {
  kind: SiteFileKind;
  /** Of `llms.txt`, the manifest and the widgets' data; the others are the whole storefront's and name its default language. */
  language: Language;
  /** Counts from 1; absent for the index of the sitemap, and for all else. */
  part?: number;
}

/** `/robots.txt` of the host itself: where a base path is used, crawlers look for it nowhere else. */
const robotsPath = "/robots.txt";

const inLanguage = (storefront: Storefront, path: string, name: string): Language | undefined =>
  storefront.languages.find((language) => path === `${languagePathOf(storefront, language)}/${name}`);

/** Path of the sitemap's index, or of one of its parts. */
export const sitemapPath = ({ basePath }: Pick<Storefront, "basePath">, part?: number): string =>
  `${basePath}/sitemap${part ? `-${part}` : ""}.xml`;

/** Path of the web manifest of a shop. */
export const manifestPath = (languagePath: string): string => `${languagePath}/site.webmanifest`;

/** Path of what the widgets of a shop's pages fetch when they are wanted. */
export const widgetsPath = (languagePath: string): string => `${languagePath}/widgets.json`;

/** The file at a path of a storefront's host, or `undefined` where a page may be. */
export const siteFileAt = (storefront: Storefront, path: string): SiteFile | undefined => {
  const [language] = storefront.languages;
  if (path === robotsPath) return { kind: "robots", language };
  if (path === sitemapPath(storefront)) return { kind: "sitemap", language };
  const part = /\/sitemap-([1-9]\d{0,3})\.xml$/.exec(path)?.[1];
  if (part && path === sitemapPath(storefront, Number(part))) return { kind: "sitemap", language, part: Number(part) };
  const llms = inLanguage(storefront, path, "llms.txt");
  if (llms) return { kind: "llms", language: llms };
  const manifest = inLanguage(storefront, path, "site.webmanifest");
  if (manifest) return { kind: "manifest", language: manifest };
  const widgets = inLanguage(storefront, path, "widgets.json");
  return widgets && { kind: "widgets", language: widgets };
};
