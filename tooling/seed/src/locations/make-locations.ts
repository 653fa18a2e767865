import { type Storefront, storefronts } from "@giftshop/storefront-config";
import type { Brand } from "../brands/index.ts";
import { selectBrands } from "../catalogue/select-brands.ts";
import { chainPlaces, hasDoors, mayBeChain, placeCount } from "./doors.ts";
import { placeBrand } from "./place-brand.ts";
import { townsByCountry } from "./towns/index.ts";
import type { SeedLocation } from "./types.ts";

/** The brands of a storefront, most chosen first. */
const brandsOf = new Map<Storefront, readonly Brand[]>();

const soldIn = (storefront: Storefront): readonly Brand[] => {
  const known = brandsOf.get(storefront) ?? selectBrands(storefront);
  brandsOf.set(storefront, known);
  return known;
};

/** The chain of each country. */
const chains = new Map<string, string | undefined>();

/** The one brand that is in every town: the most chosen one that all storefronts of the country sell. */
const chainOf = (country: string): string | undefined => {
  if (chains.has(country)) return chains.get(country);
  const [first = [], ...others] = storefronts.filter((here) => here.country === country).map(soldIn);
  const everywhere = first.filter(({ slug }) => others.every((sold) => sold.some((brand) => brand.slug === slug)));
  const chain = everywhere.find(mayBeChain)?.slug;
  chains.set(country, chain);
  return chain;
};

const countOf = (country: string, brand: Brand): number =>
  chainOf(country) === brand.slug ? chainPlaces(country, brand) : placeCount(country, brand);

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
 * Where the cards of a storefront can be spent: places of the brands that have doors, in
 * real towns and invented streets. Pure: the same storefront gives the same places, always.
 */
export const makeLocations = (storefront: Storefront): SeedLocation[] =>
  soldIn(storefront)
    .filter(hasDoors)
    .flatMap((brand) => placesOf(storefront, brand));
