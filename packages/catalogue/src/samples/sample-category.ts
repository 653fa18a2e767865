import { makeFragmentData } from "@giftshop/graphql";
import { CategoryTileFragment } from "../categories-page/categories-page.fragment.ts";
import { CategoryPageFragment, CategoryProductsFragment } from "../category-page/category-page.fragment.ts";
import { sampleProduct, sampleProducts, sampleTypes } from "./sample-products.ts";

/** A category with so many products, for stories. */
export const sampleCategory = (count: number) =>
  makeFragmentData(
    {
      title: "Bücher und Zeitschriften",
      path: "books",
      count,
      topList: sampleProducts(Math.min(4, count)).map((product, index) => ({
        ...product,
        title: sampleProduct(index).title,
      })),
    },
    CategoryPageFragment,
  );

/** A page of its products. */
export const sampleCategoryProducts = (totalItems: number, currentPage = 1) =>
  makeFragmentData(
    {
      products: sampleProducts(Math.max(0, Math.min(16, totalItems - (currentPage - 1) * 16))),
      paging: { totalItems, currentPage, itemsPerPage: 16 },
      filterGroups: [sampleTypes],
    },
    CategoryProductsFragment,
  );

const titles = ["Mode", "Bücher und Zeitschriften", "Reise", "Musik", "Sport", "Beauté", "Garten", "Kino", "Tiere"];

/** Tiles of all categories; the last one has a single product. */
export const sampleCategoryTiles = titles.map((title, index) =>
  makeFragmentData(
    {
      id: title,
      title,
      path: `category-${index}`,
      count: index === titles.length - 1 ? 1 : index * 5 + 3,
      topList: Array.from({ length: index === titles.length - 1 ? 1 : 3 }, (_, place) => {
        const { id, image } = sampleProduct(index + place);
        return { id, image: { url: image.url } };
      }),
    },
    CategoryTileFragment,
  ),
);
