import {
  createShop,
  isStorefrontCode,
  type Language,
  languages,
  type Shop,
  type StorefrontCode,
} from "@giftshop/storefront-config";
import { notFound } from "next/navigation";

/** Parameters of every page: the first two segments of the internal path, which `resolveRequest` wrote. */
export interface ShopParameters {
  storefront: string;
  language: string;
}

const shops = new Map<string, Shop>();

/** One object per shop, so that what is asked for it twice in a render is asked once. */
const sharedShop = (code: StorefrontCode, language: Language): Shop => {
  const key = `${code}/${language}`;
  const shop = shops.get(key) ?? createShop(code, language);
  shops.set(key, shop);
  return shop;
};

/** The shop a page belongs to. Ends in 404 for segments that it would not write. */
export const shopOf = async (params: Promise<ShopParameters>): Promise<Shop> => {
  const { storefront, language } = await params;
  const known = languages.find((name) => name === language);
  if (!known || !isStorefrontCode(storefront)) notFound();
  return sharedShop(storefront, known);
};
