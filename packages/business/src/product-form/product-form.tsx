import type { Shop } from "@giftshop/storefront-config";
import { businessMessages } from "../messages.ts";
import { ProductFormOpener } from "./product-form-opener.tsx";

/** Asks for a quote of a product, in a window over its page. Server component. */
export const ProductForm = ({ shop, path }: { shop: Shop; path: string }) => {
  const t = businessMessages.in(shop);
  return <ProductFormOpener label={t("page.title")} href={shop.link("businessQuote")} shop={shop.data} path={path} />;
};
