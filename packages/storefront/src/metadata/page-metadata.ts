import { type PageMetadata, type PartnerParameters, type Place, sharePictureOf } from "@giftshop/page/view";
import type { ServedRoute, Shop } from "@giftshop/storefront-config";
import type { Metadata } from "next";
import { originOfStorefront } from "../hosting/origin-of-storefront.ts";
import { alternatesOf, defaultOf } from "./alternates.ts";

/** Origin of the shop as visitors see it, without trailing slash. */
export const originOf = ({ storefront }: Shop): string => originOfStorefront(storefront);

/**
 * Whether a page is the same wherever it stands: its address names no entity, and no later page of a list.
 */
const isFixed = (parameters: object): boolean =>
  Object.entries(parameters).every(([name, value]) => name === "page" && value === 1);

/** The page in other countries and languages, for search engines; nothing where it stands alone. */
const languagesOf = <R extends ServedRoute>(shop: Shop, place: Place<R>, partners?: PartnerParameters<R>) => {
  // A list is of different length elsewhere, its further pages are not the same.
  if ((place.page ?? 1) > 1) return {};
  const everywhere = isFixed(place.parameters) ? () => place.parameters : undefined;
  const alternates = alternatesOf(shop, place, partners ?? everywhere);
  const fallback = defaultOf(shop.storefront.group, alternates);
  return {
    ...Object.fromEntries(alternates.map(({ locale, href }) => [locale, href])),
    ...(fallback ? { "x-default": fallback.href } : {}),
  };
};

/**
 * Title, description, canonical address, the same page in other
 * countries and languages, and what is shown where it is shared.
 *
 * @param own which page it is; what is a part of another one is named by that one's address
 */
export const pageMetadata = <R extends ServedRoute>(
  shop: Shop,
  own: Place,
  {
    title,
    named = false,
    description,
    image,
    picture = sharePictureOf(shop, image),
    posted,
    ...found
  }: PageMetadata<R>,
): Metadata => {
  const origin = originOf(shop);
  const link = shop.link as (
    route: R,
    parameters: Place<R>["parameters"],
    query: { page?: number | undefined },
  ) => string;
  // Parameters and partners are those of the route; the compiler cannot follow that through the union.
  const { indexed = true, followed = true, keywords = [], canonical: whole, partners } = found;
  const place = (whole ? { ...own, parameters: whole } : own) as Place<R>;
  const canonical = origin + link(place.route, place.parameters, { page: place.page });
  const base: Metadata = {
    title: named ? title : `${title} · ${shop.storefront.name}`,
    ...(description ? { description } : {}),
    ...(keywords.length > 0 ? { keywords: [...keywords] } : {}),
  };
  if (!indexed) return { ...base, robots: { index: false, follow: false } };
  return {
    ...base,
    ...(followed ? {} : { robots: { index: true, follow: false } }),
    alternates: { canonical, languages: languagesOf(shop, place, partners) },
    openGraph: {
      ...(posted
        ? { type: "article", publishedTime: posted.publishedAt, modifiedTime: posted.modifiedAt }
        : { type: "website" }),
      title,
      siteName: shop.storefront.name,
      url: canonical,
      locale: shop.locale.replace("-", "_"),
      ...(description ? { description } : {}),
      ...(picture ? { images: [{ ...picture, url: origin + picture.url, alt: title }] } : {}),
    },
    twitter: { card: picture ? "summary_large_image" : "summary" },
  };
};
