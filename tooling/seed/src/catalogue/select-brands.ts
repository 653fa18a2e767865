import type { Language, Storefront } from "@giftshop/storefront-config";
import type { Region } from "../brands/brand-names.ts";
import { apple, type Brand, brands } from "../brands/index.ts";
import { shoppingCategories } from "../categories.ts";
import { type Look, lookAt, spread } from "../looks.ts";
import { hash, randomOf } from "../random.ts";
import { countLimits } from "../rules.ts";

export interface ChosenBrand extends Brand {
  look: Look;
}

const homes: Readonly<Record<Language, Region>> = {
  nl: "nl",
  fr: "fr",
  de: "de",
  en: "en",
  es: "es",
  it: "it",
  pt: "pt",
  pl: "pl",
  sv: "nordic",
  nb: "nordic",
  da: "nordic",
  ar: "ar",
};

/**
 * Whether a brand's shops are where the storefront is: nobody is given a card for those of another country.
 */
const isAtHome = ({ languages }: Storefront, { region }: Brand): boolean =>
  region === "everywhere" || languages.some((language) => homes[language] === region);

/**
 * Brands of the storefront's own languages come before those that travel, as people choose the shops of
 * their own country first.
 */
const appealOf = (storefront: Storefront, brand: Brand): number =>
  randomOf(`appeal ${storefront.code} ${brand.slug}`).next() + (brand.region === "everywhere" ? 0.5 : 1.3);

const sold = (candidates: readonly Brand[], size: number): Set<Brand> => {
  const always = candidates.filter((brand) => brand === apple || brand.slug in countLimits);
  const bestOfEach = shoppingCategories.flatMap(
    (category) => candidates.find((brand) => brand.category === category) ?? [],
  );
  const chosen = new Set([...always, ...bestOfEach]);
  for (const brand of candidates) {
    if (chosen.size >= size) break;
    chosen.add(brand);
  }
  return chosen;
};

// Looks are dealt category by category, those that travel first, so that nearly each card of a category has
// a layout of its own, and no category a colour.
const travelsFirst = ({ region }: Brand): number => (region === "everywhere" ? 0 : 1);
const dealt = [...brands].sort(
  (one, other) =>
    shoppingCategories.indexOf(one.category) - shoppingCategories.indexOf(other.category) ||
    travelsFirst(one) - travelsFirst(other) ||
    hash(one.slug) - hash(other.slug),
);
const looks = new Map(dealt.map((brand, position) => [brand, lookAt(position)]));

/**
 * The gift card brands of a storefront but for that of its
 * business card, the most popular first, no two neighbours alike.
 */
export const selectBrands = (storefront: Storefront): ChosenBrand[] => {
  const byAppeal = brands
    .filter((brand) => isAtHome(storefront, brand))
    .map((brand) => ({ brand, appeal: appealOf(storefront, brand) }))
    .sort((one, other) => other.appeal - one.appeal)
    .map(({ brand }) => brand);
  const size = storefront.catalogueSize - (storefront.claims.businessCard === null ? 0 : 1);
  const chosen = sold(byAppeal, size);
  const inOrder = byAppeal.filter((brand) => chosen.has(brand));
  return spread(inOrder.map((brand) => ({ ...brand, look: looks.get(brand) ?? lookAt(0) })));
};
