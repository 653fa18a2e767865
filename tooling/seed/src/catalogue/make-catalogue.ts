import type { Storefront } from "@giftshop/storefront-config";
import { categoryAddress, categoryIcons, categorySlugs } from "../categories.ts";
import { extraSlugs } from "../extras/extra-slugs.ts";
import { extras, extraTitle } from "../extras/extras.ts";
import { restaurantCategories } from "../rules.ts";
import { highlightsOf } from "../search/highlights.ts";
import { searchWordsFor } from "../search/search-words.ts";
import type { SeedCatalogue, SeedProduct } from "../types.ts";
import { smallPrice } from "../values.ts";
import { blankPackBrands, blankPackProducts } from "./blank-packs.ts";
import { businessCardBrands, businessCardProducts } from "./business-card.ts";
import { choiceCardBrand, choiceCardProduct } from "./choice-card.ts";
import { donationBrands, donationProducts } from "./donations.ts";
import { giftCardBrand, giftCardProduct } from "./gift-cards.ts";
import { selectBrands } from "./select-brands.ts";
import { inLanguages } from "./texts.ts";
import { withPictures } from "./with-pictures.ts";

/**
 * One card in each storefront is sold out in print, well down
 * the list: the state exists, and nobody trips over it first.
 */
const withOneSoldOut = (products: readonly SeedProduct[]): SeedProduct[] => {
  const soldOut = products.findIndex(({ popularity, physical }) => popularity > 12 && physical !== undefined);
  return products.map((product, index) =>
    index === soldOut && product.physical ? { ...product, physical: { ...product.physical, stock: 0 } } : product,
  );
};

/**
 * How far down the list nobody meets a card of which a few pieces are left, and the least there are of those.
 */
const wellStocked = { first: 32, pieces: 40 } as const;

/** What is chosen most is ordered in good time. */
const stocked = (product: SeedProduct): SeedProduct => {
  const { popularity, physical } = product;
  if (physical?.stock === undefined || popularity > wellStocked.first) return product;
  return { ...product, physical: { ...physical, stock: Math.max(physical.stock, wellStocked.pieces) } };
};

/**
 * What a storefront is filled with: the choice card, `catalogueSize` gift cards, six donations, stock boxes,
 * wrappers, packings, in its languages. Pure: always the same.
 */
export const makeCatalogue = (storefront: Storefront): SeedCatalogue => {
  const chosen = selectBrands(storefront);
  const giftCards = withOneSoldOut(
    chosen.map((brand, index) => stocked(giftCardProduct(storefront, brand, index + 1))),
  );
  const choice = choiceCardProduct(storefront, 1);
  const later = giftCards.map((product) => ({ ...product, popularity: product.popularity + 1 }));
  // The least popular of the gift cards, so that no list begins otherwise because of it.
  const cards = [choice, ...later, ...businessCardProducts(storefront, later.length + 1)];
  const donated = donationProducts(storefront, cards.length);
  const packs = blankPackProducts(storefront, cards.length + donated.length);
  const brands = [
    choiceCardBrand(storefront),
    ...chosen.map(giftCardBrand),
    ...businessCardBrands(storefront),
    ...donationBrands(),
    ...blankPackBrands(),
  ];
  return {
    storefront: storefront.code,
    categories: categorySlugs.map((slug) => ({
      slug,
      addresses: inLanguages(storefront, ({ categories }, language) =>
        categoryAddress(slug, categories[slug], language),
      ),
      title: inLanguages(storefront, ({ categories }) => categories[slug]),
      icon: categoryIcons[slug],
      ...(restaurantCategories.includes(slug) ? { page: "RESTAURANT" as const } : {}),
    })),
    brands,
    products: withPictures(storefront, [...cards, ...donated, ...packs], brands),
    extras: extraSlugs.map((slug) => ({
      slug,
      kind: extras[slug].kind,
      title: inLanguages(storefront, (own) => extraTitle(slug, storefront.group, own)),
      price: smallPrice(storefront, extras[slug].cents),
      imageSvg: extras[slug].draw(storefront),
    })),
    searchTerms: Object.fromEntries(
      storefront.languages.map((language) => [language, searchWordsFor(storefront, language).terms]),
    ),
    searchHighlights: highlightsOf(storefront, chosen),
  };
};
