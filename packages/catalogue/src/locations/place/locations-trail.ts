import type { Shop } from "@giftshop/storefront-config";
import { type ProductTrailFacts, productTrail } from "../../product-page/product-trail.ts";
import { locationMessages } from "../messages.ts";

interface TrailProduct extends ProductTrailFacts {
  path: string;
}

const toProduct = (shop: Shop, product: TrailProduct) =>
  productTrail(shop, product).map((crumb) =>
    crumb.href === undefined ? { ...crumb, href: shop.link("product", { product: product.path }) } : crumb,
  );

/** The way to the places of a product: as to the product, and on. */
export const locationsTrail = (shop: Shop, product: TrailProduct): { label: string; href?: string }[] => [
  ...toProduct(shop, product),
  { label: locationMessages.in(shop)("page.crumb") },
];

/** The way to one place. */
export const locationTrail = (shop: Shop, product: TrailProduct, title: string): { label: string; href?: string }[] => [
  ...toProduct(shop, product),
  {
    label: locationMessages.in(shop)("page.crumb"),
    href: shop.link("productLocations", { product: product.path }),
  },
  { label: title },
];
