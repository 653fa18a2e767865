import { filterNames, getStorefront, type Shop, type StorefrontCode, sharedHostOf } from "@giftshop/storefront-config";
import { environment } from "../../environment.ts";
import { sitemapPath } from "../../hosting/site-file.ts";
import { originOf } from "../page-metadata.ts";

/** The storefronts at the host of this one: several where it is shared by base path. */
const atSameHost = ({ storefront }: Shop): readonly StorefrontCode[] => {
  const { sharedHosts } = environment();
  return sharedHosts[sharedHostOf(storefront, sharedHosts) ?? ""] ?? [storefront.code];
};

/**
 * `robots.txt` (RFC 9309). Pages of a visit say themselves that they
 * are not to be indexed, and must be read for that; calls are no pages.
 */
export const robotsFile = (shop: Shop): string =>
  [
    "User-agent: *",
    "Disallow: /graphql",
    "Disallow: /ip",
    // Filters can be combined without end, and each combination is a part of the whole list.
    ...filterNames.map((name) => `Disallow: /*${name}=`),
    "",
    ...atSameHost(shop).map((code) => `Sitemap: ${originOf(shop)}${sitemapPath(getStorefront(code))}`),
    "",
  ].join("\n");
