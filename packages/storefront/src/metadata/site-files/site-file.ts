import { accountMessages } from "@giftshop/account/messages";
import type { Shop } from "@giftshop/storefront-config";
import { type SiteFileKind, siteFileKinds, sitemapPath } from "../../hosting/site-file.ts";
import { originOf } from "../page-metadata.ts";
import { allAddresses } from "../sitemap/addresses.ts";
import { partsFor, sitemapIndex, sitemapPart } from "../sitemap/sitemap-xml.ts";
import { knownFile } from "./known-file.ts";
import { llmsFile } from "./llms.ts";
import { redirectsFile } from "./redirects-file.ts";
import { robotsFile } from "./robots.ts";
import { searchFile } from "./search-file.ts";
import { webManifest } from "./web-manifest.ts";
import { widgetsFile } from "./widgets-file.ts";

/** A file ready to be sent. */
export interface MadeFile {
  contentType: string;
  text: string;
}

const contentTypes: Readonly<Record<SiteFileKind, string>> = {
  robots: "text/plain; charset=utf-8",
  sitemap: "application/xml; charset=utf-8",
  llms: "text/markdown; charset=utf-8",
  manifest: "application/manifest+json; charset=utf-8",
  widgets: "application/json; charset=utf-8",
  search: "application/json; charset=utf-8",
  account: "application/json; charset=utf-8",
  redirects: "application/json; charset=utf-8",
  known: "application/json; charset=utf-8",
};

const makeSitemap = async (shop: Shop, part: number | undefined): Promise<string | undefined> => {
  const addresses = await allAddresses(shop);
  if (part) return sitemapPart(addresses, part);
  const files = partsFor(addresses.length).map((each) => originOf(shop) + sitemapPath(shop.storefront, each));
  return sitemapIndex(files);
};

const makers: Readonly<
  Record<SiteFileKind, (shop: Shop, part?: number) => string | undefined | Promise<string | undefined>>
> = {
  robots: robotsFile,
  sitemap: makeSitemap,
  llms: llmsFile,
  manifest: webManifest,
  widgets: widgetsFile,
  search: searchFile,
  account: (shop) => JSON.stringify(accountMessages.words(shop)),
  redirects: redirectsFile,
  known: knownFile,
};

/** Makes the file of an internal name (`sitemap`, `sitemap-2`); `undefined` where there is none. */
export const makeSiteFile = async (shop: Shop, name: string): Promise<MadeFile | undefined> => {
  const [, word, part] = /^([a-z]+)(?:-(\d+))?$/.exec(name) ?? [];
  const kind = siteFileKinds.find((known) => known === word);
  if (!kind) return undefined;
  const text = await makers[kind](shop, part ? Number(part) : undefined);
  return text === undefined ? undefined : { contentType: contentTypes[kind], text };
};
