import { request } from "@giftshop/graphql/browser";
import type { ShopData } from "@giftshop/storefront-config/shop";
import { loadMessages } from "../../messages/late.ts";
import { giftOf } from "../quote-page/gift-of.ts";
import { QuoteGift } from "../quote-page/gifts.query.ts";
import { ProductFormDialog } from "./product-form-dialog.tsx";

/**
 * The window that asks for a quote of one product, with its words and
 * the product. This module, and all behind it, is fetched on first need.
 *
 * @throws where the product cannot be had
 */
export const loadProductForm = async ({ language }: ShopData, path: string) => {
  const [words, { product }] = await Promise.all([loadMessages(language), request(QuoteGift, { path })]);
  if (!product.data) throw new Error(`There is no product ${path}.`);
  return { ProductFormDialog, words, gift: giftOf(product.data) };
};
