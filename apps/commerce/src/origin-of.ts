import { publicOrigin, type Storefront } from "@giftshop/storefront-config";
import type { Environment } from "./environment.ts";

/** Where a storefront answers in public, without a slash at its end: `http://cbfr.localhost:3000`. */
export const originOf = (
  {
    storefrontPorts,
    publicOriginPattern,
    sharedHosts,
  }: Pick<Environment, "storefrontPorts" | "publicOriginPattern" | "sharedHosts">,
  storefront: Storefront,
): string => publicOrigin(storefront, storefrontPorts[storefront.group], { pattern: publicOriginPattern, sharedHosts });
