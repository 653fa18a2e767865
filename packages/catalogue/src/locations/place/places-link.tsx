import type { Shop } from "@giftshop/storefront-config";
import { Link } from "@giftshop/ui-kit/link";
import { locationMessages } from "../messages.ts";

export interface PlacesLinkProps {
  shop: Shop;
  /** Path of the product. */
  path: string;
  /** At how many places it can be spent; more than none. */
  count: number;
}

/** The way from a product to the places where it is spent. */
export const PlacesLink = ({ shop, path, count }: PlacesLinkProps) => (
  <Link variant="arrow" href={shop.link("productLocations", { product: path })}>
    {locationMessages.in(shop)("page.link", { count })}
  </Link>
);
