import type { SeedBrand, SeedCatalogue, SeedProduct } from "@giftshop/seed";
import type { StorefrontCode } from "@giftshop/storefront-config";

const face = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540"><rect width="856" height="540" fill="${color}"/></svg>`;

interface Sold {
  brand: Partial<SeedBrand> & Pick<SeedBrand, "slug" | "title">;
  product?: Partial<SeedProduct>;
}

const digital = { fixedValues: [2500, 5000, 10000], hasFixedPrices: false, minimum: 1000, maximum: 25000 };
const physical = { ...digital, stock: 20 };

/** A catalogue small enough to read, with each thing that behaves differently. */
const sold: readonly Sold[] = [
  { brand: { slug: "apple", title: "Apple", category: "tech" }, product: { top: true, sumPerOrder: 50000 } },
  { brand: { slug: "cafe-elodie", title: "Café Élodie", category: "food" }, product: { top: true } },
  {
    brand: { slug: "nordlicht", title: "Nordlicht", category: "travel", countPerOrder: 3 },
    product: {
      pictures: [
        { svg: face("#0b7285"), alt: { en: "A fjord", fr: "Un fjord" } },
        { svg: face("#2b8a3e"), alt: { en: "A forest", fr: "Une forêt" } },
      ],
    },
  },
  {
    brand: { slug: "fixed-only", title: "Fixed Only", category: "tech" },
    product: { digital: { ...digital, hasFixedPrices: true } },
  },
  {
    brand: { slug: "last-pieces", title: "Last Pieces", category: "food" },
    product: { physical: { ...physical, stock: 4 } },
  },
  { brand: { slug: "only-digital", title: "Only Digital", category: "travel" } },
  { brand: { slug: "tree-fund", title: "Tree Fund", category: "charity", kind: "DONATION" } },
  { brand: { slug: "blank-pack", title: "Blank Pack", category: "business", kind: "BLANK_PACK", packSize: 10 } },
];

const brandOf = ({ brand }: Sold): SeedBrand => ({
  category: "food",
  kind: "GIFTCARD",
  backgroundColor: "#c2255c",
  showHand: true,
  showShadow: false,
  faceSvg: face("#c2255c"),
  ...(brand.kind === "DONATION" ? {} : { voucher: "MPV" as const }),
  ...brand,
});

const productOf = ({ brand, product }: Sold, index: number): SeedProduct => ({
  brand: brand.slug,
  title: { en: brand.title, fr: brand.title },
  description: { en: `About ${brand.title}`, fr: `Sur ${brand.title}` },
  conditions: { en: "In every shop.", fr: "Dans chaque magasin." },
  popularity: index + 1,
  top: false,
  ...(brand.kind === "BLANK_PACK" ? {} : { digital }),
  ...(["only-digital", "fixed-only"].includes(brand.slug) || brand.kind === "DONATION" ? {} : { physical }),
  ...product,
});

const categories = ["food", "tech", "travel", "charity", "business", "empty"];

/** An equal catalogue for each storefront but for its name; words are English and French. */
export const fixtureCatalogue = (storefront: StorefrontCode): SeedCatalogue => ({
  storefront,
  categories: categories.map((slug) => ({
    slug,
    ...(slug === "food" && { addresses: { fr: "gourmandise" } }),
    title: { en: `${slug} cards`, fr: `cartes ${slug}` },
    icon: "gift",
  })),
  brands: sold.map(brandOf),
  products: sold.map(productOf),
  searchTerms: { en: ["garden", "apple"], fr: ["pomme", "apple"] },
  searchHighlights: [
    { brand: "apple", title: { en: "For anybody", fr: "Pour tous" }, description: { en: "A start.", fr: "Un début." } },
  ],
  extras: [
    { slug: "ribbon", kind: "WRAPPER", title: { en: "Ribbon", fr: "Ruban" }, price: 295, imageSvg: face("#fff") },
    {
      slug: "fireworks",
      kind: "DIGITAL_WRAPPER",
      title: { en: "Fireworks", fr: "Feu" },
      price: 100,
      imageSvg: face("#000"),
    },
    { slug: "gift-box", kind: "GIFT_PACKING", title: { en: "Box", fr: "Boîte" }, price: 395, imageSvg: face("#ccc") },
  ],
});
