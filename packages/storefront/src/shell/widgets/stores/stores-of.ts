import { type BrandGroup, createShop, type Shop, type Storefront, storefronts } from "@giftshop/storefront-config";
import type { Store } from "./store.ts";

/** The storefront that serves each country: of the visitor's brand group where it has one, else the first there is. */
export const storefrontsByCountry = ({ code, country, group }: Storefront): Storefront[] => {
  const rank = (candidate: Storefront) => (candidate.code === code ? 0 : candidate.group === group ? 1 : 2);
  const chosen = new Map<string, Storefront>();
  for (const storefront of storefronts) {
    const known = chosen.get(storefront.country);
    if (!known || rank(storefront) < rank(known)) chosen.set(storefront.country, storefront);
  }
  return [...chosen.values()].sort((one, other) => Number(other.country === country) - Number(one.country === country));
};

type OriginOf = (storefront: Storefront) => string;

/**
 * The stores of all countries as a shop shows them, its own first (specification, section 3: `countriesCombinations`).
 *
 * @param originOf public origin of a storefront, without trailing slash
 */
export const storesOf = ({ storefront }: Shop, originOf: OriginOf): Store[] =>
  storefrontsByCountry(storefront).map((candidate) => ({
    country: candidate.country,
    currency: candidate.currency,
    languages: candidate.languages.map((language) => ({
      language,
      home: `${originOf(candidate)}${createShop(candidate.code, language).link("home")}`,
    })),
  }));

/** Apps of the three groups listen on ports beside each other, in this order, where origins name a port at all. */
const portOrder: Readonly<Record<BrandGroup, number>> = { CB: 0, CK: 1, GCS: 2 };

/** Port of another group's app, from that of ours. */
export const portOf = (group: BrandGroup, own: { group: BrandGroup; port: number }): number =>
  own.port + portOrder[group] - portOrder[own.group];
