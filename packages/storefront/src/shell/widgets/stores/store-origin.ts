import { publicOrigin, type Storefront } from "@giftshop/storefront-config";
import { environment } from "../../../environment.ts";
import { portOf } from "./stores-of.ts";

/** Public origin of any storefront, those of other apps included, without trailing slash. */
export const originOfStorefront = (storefront: Storefront): string => {
  const { brandGroup, port, originPattern } = environment();
  return publicOrigin(storefront, portOf(storefront.group, { group: brandGroup, port }), originPattern);
};
