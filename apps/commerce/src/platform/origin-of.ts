import { type Language, linkTo, publicOrigin, type Storefront } from "@giftshop/storefront-config";
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

/** The home of a shop in a visitor's language, or in its own first one where it does not speak that. */
export const homeUrl = (environment: Environment, storefront: Storefront, language: Language): string => {
  const spoken = storefront.languages.find((one) => one === language) ?? storefront.languages[0];
  return originOf(environment, storefront) + linkTo(storefront, spoken, "home");
};
