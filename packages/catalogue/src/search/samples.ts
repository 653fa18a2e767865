import { makeFragmentData } from "@giftshop/graphql";
import { sampleProduct, sampleProducts } from "../samples/sample-products.ts";
import type { Popular, Results } from "./dialog/load-results.ts";
import type { SearchSource } from "./dialog/use-search.ts";
import { SearchResultsFragment, SearchSuggestionsFragment } from "./results/search-results.fragment.ts";

const itemOf = (index: number) => {
  const { id, title, image, backgroundColor, minPrice } = sampleProduct(index);
  return { id, title, url: `/${id}/`, image: { url: image.url }, backgroundColor, product: { minPrice } };
};
const wordsOf = (title: string) => ({
  id: title,
  title,
  url: "#words",
  image: null,
  backgroundColor: null,
  product: null,
});
const termOf = (title: string) => ({ title, url: "#term" });

const terms = ["anniversaire", "restaurant", "bien-être", "Geburtstag", "مطاعم", "livres"].map(termOf);

/** What is suggested, for stories. */
export const samplePopular: Popular = {
  entities: Array.from({ length: 6 }, (_, index) => itemOf(index)),
  terms,
  highlightedBlocks: [
    {
      title: "Lieber etwas erleben?",
      description: "Die Genussmanufaktur am Alten Marktplatz: ein Tag, von dem noch lange erzählt wird.",
      referencedPath: "#highlight",
      showHand: true,
      backgroundColor: itemOf(1).backgroundColor,
      cardImage: itemOf(1).image,
      backgroundImage: null,
    },
  ],
};

/** What a text finds, for stories: something of every group. */
export const sampleResults: Results = {
  totalItems: 42,
  body: [
    { groupType: "PRODUCTS", items: Array.from({ length: 6 }, (_, index) => itemOf(index)) },
    { groupType: "CATEGORIES", items: ["Essen und Trinken", "Garten"].map(wordsOf) },
    { groupType: "PAGES", items: [wordsOf("Lieferung und Versand")] },
    { groupType: "POSTS", items: [wordsOf("Zwölf Ideen für ein spätes Geschenk")] },
  ],
};

/** A source that finds something for every text but one that holds "zzz". */
export const sampleSource: SearchSource = {
  loadPopular: async () => samplePopular,
  loadResults: async (text) => (text.includes("zzz") ? { totalItems: 0, body: [] } : sampleResults),
};

/** A page of results for stories. */
export const sampleResultsPage = (products: number) =>
  makeFragmentData(
    {
      totalItems: products === 0 ? 0 : products + 4,
      body:
        products === 0
          ? []
          : [
              {
                groupType: "PRODUCTS" as const,
                totalItems: products,
                items: sampleProducts(Math.min(16, products)).map((product) => ({
                  id: product.id,
                  title: "",
                  url: "",
                  description: "",
                  product,
                })),
              },
              ...sampleResults.body.slice(1).map(({ groupType, items }) => ({
                groupType,
                totalItems: items.length,
                items: items.map(({ id, title, url }) => ({
                  id,
                  title,
                  url,
                  description: groupType === "CATEGORIES" ? "" : "Was ankommt, wann, und was es kostet.",
                  product: null,
                })),
              })),
            ],
    },
    SearchResultsFragment,
  );

/** Terms of the results page, for stories. */
export const sampleSuggestions = makeFragmentData({ terms }, SearchSuggestionsFragment);
