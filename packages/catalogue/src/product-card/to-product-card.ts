import { itemMark, type Marks } from "@giftshop/analytics";
import type { ResultOf } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages/format";
import { fill } from "../arrival/fill.ts";
import type { ProductCardFragment } from "./product-card.fragment.ts";
import type { ProductCardTexts } from "./product-card-texts.ts";
import type { ProductCardViewProps } from "./product-card-view.tsx";

/** A product as its card shows it; runs on the server and for pages that the browser fetched. */
export const toProductCard = (
  product: ResultOf<typeof ProductCardFragment>,
  texts: ProductCardTexts,
): Omit<ProductCardViewProps, "eager"> & { id: string; marks: Marks } => {
  const { path, productType, minPrice } = product;
  return {
    id: product.id,
    marks: itemMark({ path, productType, price: minPrice.value }, texts.vat),
    title: product.title,
    href: fill(texts.href, { product: encodeURIComponent(product.path) }),
    imageUrl: product.image.url,
    backgroundColor: product.backgroundColor,
    showShadow: product.showShadow,
    price: fill(texts.from, { price: formatMoney(product.minPrice, texts.locale) }),
    before: product.priceBefore
      ? fill(texts.before, { price: formatMoney(product.priceBefore, texts.locale) })
      : undefined,
    heart:
      texts.heart === undefined
        ? undefined
        : { product: product.id, label: fill(texts.heart, { title: product.title }) },
    soldOut: product.inStock ? undefined : texts.soldOut,
  };
};
