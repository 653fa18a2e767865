import { makeFragmentData, type ResultOf } from "@giftshop/graphql";
import { occasions, priceRanges } from "@giftshop/storefront-config";
import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import { FilterGroupFragment, ListingPageFragment } from "../listing-page/listing-page.fragment.ts";
import { ProductCardFragment } from "../product-card/product-card.fragment.ts";

const faces = Object.values(sampleFaces);
const grounds = ["#F9D9C2", "#DDEBDD", "#DCDCF2", "#FCE6B8"];
const titles = ["Café Noir", "Grünwerk", "Plume & Cie", "Die Genussmanufaktur am Alten Marktplatz"];

/** A product as its card asks for it. */
export const sampleProduct = (index: number): ResultOf<typeof ProductCardFragment> => ({
  id: `product-${index}`,
  title: titles[index % titles.length] ?? "",
  path: `product-${index}`,
  image: { url: faces[index % faces.length]?.src ?? "", alt: "" },
  backgroundColor: grounds[index % grounds.length] ?? "",
  showShadow: true,
  productType: "GIFTCARD",
  inStock: index % 7 !== 5,
  minPrice: { currency: "EUR", value: 1000 + index * 250 },
  priceBefore: null,
});

/** Products for stories, the sixth of them sold out. */
export const sampleProducts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `product-${index}`,
    ...makeFragmentData(sampleProduct(index), ProductCardFragment),
  }));

const options = (titles: readonly string[]) =>
  titles.map((title, index) => ({ term: `category-${index}`, title, count: index * 5 + 2 }));

const sampleCategories = makeFragmentData(
  {
    taxonomy: "cb_api_giftcard_categories",
    options: options([
      "Mode",
      "Bücher und Zeitschriften",
      "Reise",
      "Musik",
      "Sport",
      "Beauté",
      "Garten",
      "Kino",
      "Tiere",
    ]),
  },
  FilterGroupFragment,
);

/** How gift cards arrive, as a list can be narrowed by it. */
export const sampleTypes = makeFragmentData(
  {
    taxonomy: "cb_api_giftcard_types",
    options: [
      { term: "digital", title: null, count: 243 },
      { term: "physical", title: null, count: 187 },
    ],
  },
  FilterGroupFragment,
);

const sampleOwn = (taxonomy: "occasion" | "price", terms: readonly string[]) =>
  makeFragmentData(
    { taxonomy, options: terms.map((term, index) => ({ term, title: null, count: 40 + index * 25 })) },
    FilterGroupFragment,
  );
const sampleOccasions = sampleOwn("occasion", occasions);
const samplePrices = sampleOwn("price", priceRanges);

/** A page of the listing for stories. */
export const sampleListing = (totalItems: number, currentPage = 1) =>
  makeFragmentData(
    {
      products: sampleProducts(Math.max(0, Math.min(16, totalItems - (currentPage - 1) * 16))),
      paging: { totalItems, currentPage, itemsPerPage: 16 },
      topProducts: sampleProducts(Math.min(2, totalItems)).map(({ id }) => ({ id })),
      filterGroups: [sampleCategories, sampleOccasions, samplePrices, sampleTypes],
    },
    ListingPageFragment,
  );
