import { makeFragmentData, type ResultOf } from "@giftshop/graphql";
import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import { ListingCategoryFragment, ListingPageFragment } from "../listing-page/listing-page.fragment.ts";
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
  showHand: index % 3 !== 1,
  showShadow: true,
  productType: "GIFTCARD",
  inStock: index % 7 !== 5,
  minPrice: { currency: "EUR", value: 1000 + index * 250 },
});

/** Products for stories, the sixth of them sold out. */
export const sampleProducts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `product-${index}`,
    ...makeFragmentData(sampleProduct(index), ProductCardFragment),
  }));

/** A page of the listing for stories. */
export const sampleListing = (totalItems: number, currentPage = 1) =>
  makeFragmentData(
    {
      products: sampleProducts(Math.max(0, Math.min(16, totalItems - (currentPage - 1) * 16))),
      paging: { totalItems, currentPage, itemsPerPage: 16 },
    },
    ListingPageFragment,
  );

/** Categories for stories. */
export const sampleCategories = ["Mode", "Bücher und Zeitschriften", "Reise", "Musik", "Sport", "Beauté", "Garten"].map(
  (title, index) =>
    makeFragmentData({ id: title, title, path: `category-${index}`, count: index * 5 + 2 }, ListingCategoryFragment),
);
