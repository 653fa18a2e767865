import { createShop, isStorefrontCode, languages, type Shop } from "@giftshop/storefront-config";
import { notFound } from "next/navigation";

/** Parameters of every page: the first two segments of the internal path, which proxy.ts wrote. */
export interface ShopParameters {
  storefront: string;
  language: string;
}

/** The shop a page belongs to. Ends in 404 for segments that proxy.ts would not write. */
export const shopOf = async (params: Promise<ShopParameters>): Promise<Shop> => {
  const { storefront, language } = await params;
  const known = languages.find((name) => name === language);
  if (!known || !isStorefrontCode(storefront)) notFound();
  return createShop(storefront, known);
};
