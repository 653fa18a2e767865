import { publicOrigin, type ServedRoute, type Shop } from "@giftshop/storefront-config";
import type { Metadata } from "next";
import { environment } from "../environment.ts";
import { languageLinks, type Place } from "./languages.ts";

export interface PageWords {
  /** Without the shop's name. */
  title: string;
  description?: string;
  /** Address of a picture, path or absolute. */
  image?: string;
}

/** Origin of the shop as visitors see it, without trailing slash. */
export const originOf = ({ storefront }: Shop): string => {
  const { port, originPattern } = environment();
  return publicOrigin(storefront, port, originPattern);
};

/**
 * Title, description, canonical address and the same page in other languages.
 *
 * @param indexed `false` for pages of a visit (basket, checkout …): search engines leave them out, and no address of theirs is canonical
 */
export const pageMetadata = <R extends ServedRoute>(
  shop: Shop,
  place: Place<R>,
  { title, description, image }: PageWords,
  indexed = true,
): Metadata => {
  const origin = originOf(shop);
  const links = languageLinks(shop, place);
  const addressOf = (href: string) => `${origin}${href}`;
  const canonical = addressOf(links.find(({ current }) => current)?.href ?? "/");
  const base: Metadata = {
    title: `${title} · ${shop.storefront.name}`,
    ...(description ? { description } : {}),
  };
  if (!indexed) return { ...base, robots: { index: false, follow: false } };
  return {
    ...base,
    alternates: {
      canonical,
      ...(links.length > 1
        ? {
            languages: {
              ...Object.fromEntries(links.map(({ locale, href }) => [locale, addressOf(href)])),
              "x-default": addressOf(links[0]?.href ?? "/"),
            },
          }
        : {}),
    },
    openGraph: {
      title,
      siteName: shop.storefront.name,
      url: canonical,
      locale: shop.locale.replace("-", "_"),
      ...(description ? { description } : {}),
      ...(image ? { images: [new URL(image, origin).href] } : {}),
    },
  };
};
