import { type AnalyticsEvent, type Item, major, withoutTax } from "@giftshop/analytics";
import type { Shop } from "@giftshop/storefront-config";

interface ViewedProduct {
  path: string;
  title: string;
  productType: string;
  /** What it begins at, minor units. */
  minPrice: { value: number };
}

/** A product as events name it. */
export const soldItem = ({ path, title, productType }: Omit<ViewedProduct, "minPrice">): Item => ({
  item_id: path,
  item_name: title,
  item_category: productType,
});

/** The event of its page, at the least that it is sold for. */
export const viewItem = ({ storefront }: Shop, product: ViewedProduct): AnalyticsEvent => {
  const { productType, minPrice } = product;
  const price = major(withoutTax({ productType, price: minPrice.value }, storefront.vatBasisPoints));
  return {
    event: "view_item",
    ecommerce: {
      currency: storefront.currency,
      value: price,
      items: [{ ...soldItem(product), price, quantity: 1 }],
    },
  };
};
