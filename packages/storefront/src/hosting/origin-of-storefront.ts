import { publicOrigin, type Storefront } from "@giftshop/storefront-config";
import { environment } from "../environment.ts";

/** Public origin of any storefront, those of other apps included, without trailing slash. */
export const originOfStorefront = (storefront: Storefront): string => {
  const { ports, originPattern, sharedHosts } = environment();
  return publicOrigin(storefront, ports[storefront.group], { pattern: originPattern, sharedHosts });
};
