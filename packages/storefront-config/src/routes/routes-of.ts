import { redirectsOf } from "../redirects/index.ts";
import { routeTableOf } from "../route-tables/index.ts";
import type { Language, Storefront } from "../types.ts";
import { type CompiledRouteTable, compileRouteTable } from "./compile-route-table.ts";

const compiled = new WeakMap<Storefront, Map<Language, CompiledRouteTable>>();

/**
 * The compiled table of a storefront in a language, built
 * once. Throws where the storefront does not speak it.
 */
export const routesOf = (storefront: Storefront, language: Language): CompiledRouteTable => {
  const known = compiled.get(storefront)?.get(language);
  if (known) return known;
  if (!storefront.languages.includes(language)) {
    throw new Error(`Storefront ${storefront.code} does not speak "${language}".`);
  }
  const made = compileRouteTable(
    routeTableOf(storefront, language),
    `${storefront.code}/${language}`,
    redirectsOf(storefront, language),
  );
  const ofStorefront = compiled.get(storefront) ?? new Map<Language, CompiledRouteTable>();
  compiled.set(storefront, ofStorefront.set(language, made));
  return made;
};
