import { type Storefront, storefronts } from "@giftshop/storefront-config";
import type { Brand } from "../brands/index.ts";
import { selectBrands } from "../catalogue/select-brands.ts";
import { chainOf, chainPlaces, hasDoors, placeCount } from "./doors.ts";
import { placeBrand } from "./place-brand.ts";
import { townsByCountry } from "./towns/index.ts";
import type { SeedLocation } from "./types.ts";

/** Chains of a country: each storefront has one, and what is sold in two of them is in the same places. */
const chains = new Map<string, ReadonlySet<string>>();

const chainsOf = (country: string): ReadonlySet<string> => {
  const known = chains.get(country);
  if (known) return known;
  const here = storefronts.filter((storefront) => storefront.country === country);
  const made = new Set(here.flatMap((storefront) => chainOf(storefront)?.slug ?? []));
  chains.set(country, made);
  return made;
};

const countOf = (country: string, brand: Brand): number =>
  chainsOf(country).has(brand.slug) ? chainPlaces(country, brand) : placeCount(country, brand);

/** Places of the brands that were made, by country and slug: several storefronts sell the same. */
const made = new Map<string, readonly SeedLocation[]>();

const placesOf = ({ country, timeZone }: Storefront, brand: Brand): readonly SeedLocation[] => {
  const name = `${country} ${brand.slug}`;
  const known = made.get(name);
  if (known) return known;
  const towns = townsByCountry[country] ?? [];
  const places = placeBrand({ brand, country, timeZone, towns, count: countOf(country, brand) });
  made.set(name, places);
  return places;
};

/**
 * Where the cards of a storefront can be spent: places of the brands that have doors, in real towns and invented streets. Pure: the
 * same storefront gives the same places, always.
 */
export const makeLocations = (storefront: Storefront): SeedLocation[] =>
  selectBrands(storefront)
    .filter(hasDoors)
    .flatMap((brand) => placesOf(storefront, brand));
