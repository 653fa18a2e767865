import type { SeedCatalogue } from "@giftshop/seed";

/**
 * The catalogue with a card, last of all, that is exchanged for
 * those of its brands; the places for food are restaurants.
 */
export const withChoiceCard = (catalogue: SeedCatalogue): SeedCatalogue => {
  const [like] = catalogue.brands;
  const [product] = catalogue.products;
  if (like === undefined || product === undefined) throw new Error("The catalogue has nothing to exchange a card for.");
  const { category: _, countPerOrder: __, ...brand } = like;
  const { sumPerOrder: ___, ...sold } = product;
  return {
    ...catalogue,
    categories: catalogue.categories.map((category) =>
      category.slug === "food" ? { ...category, page: "RESTAURANT" } : category,
    ),
    brands: [...catalogue.brands, { ...brand, slug: "any-shop", title: "Any Shop", kind: "CHOICE" }],
    products: [
      ...catalogue.products,
      {
        ...sold,
        brand: "any-shop",
        title: { en: "Any Shop", fr: "Toutes enseignes" },
        popularity: catalogue.products.length + 1,
        redeem: {
          title: { en: "Exchange it", fr: "Échangez-la" },
          description: { en: "For other cards.", fr: "Contre d’autres cartes." },
          minimumRemainingBalance: 1000,
        },
      },
    ],
  };
};
