import { storefrontByHost } from "@giftshop/storefront-config";
import type { Environment } from "../src/environment.ts";

/** A call of the API for companies, as commerce is asked. */
export interface ApiCall {
  /** Path and query without the storefront's base path. */
  path: string;
  storeId: number;
}

/**
 * What an address below `/api/v1` is for; `undefined` where this
 * process serves no such storefront, or its base path is missing.
 */
export const apiCallOf = (
  host: string,
  url: string,
  {
    originPattern: pattern,
    sharedHosts,
    brandGroup,
  }: Pick<Environment, "originPattern" | "sharedHosts" | "brandGroup">,
): ApiCall | undefined => {
  const [path = "/"] = url.split("?", 1);
  const storefront = storefrontByHost(host, path, { pattern, sharedHosts });
  if (storefront?.group !== brandGroup || !path.startsWith(`${storefront.basePath}/api/v1/`)) return undefined;
  return { path: url.slice(storefront.basePath.length), storeId: storefront.storeId };
};
