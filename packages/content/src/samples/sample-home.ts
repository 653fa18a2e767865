import { makeFragmentData, type ResultOf } from "@giftshop/graphql";
import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import { HomeCategoryFragment } from "../home-page/category.fragment.ts";
import { ChosenCardFragment, HomeProductsFragment } from "../home-page/most-chosen/most-chosen.fragment.ts";

const faces = Object.values(sampleFaces);
const grounds = ["#F9D9C2", "#DDEBDD", "#DCDCF2", "#FCE6B8"];
const titles = ["Café Noir", "Grünwerk", "Plume & Cie", "Die Genussmanufaktur am Alten Marktplatz"];

/** Gift cards for stories, the longest name a brand may have among them. */
export const sampleCards = (count: number): ResultOf<typeof ChosenCardFragment>[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `card-${index}`,
    title: titles[index % titles.length] ?? "",
    path: `card-${index}`,
    image: { url: faces[index % faces.length]?.src ?? "", alt: "" },
    productType: "GIFTCARD",
    backgroundColor: grounds[index % grounds.length] ?? "",
    showShadow: true,
    minPrice: { currency: "EUR", value: 1000 + index * 250 },
  }));

/** The home page's products for stories. */
export const sampleProducts = ({ top, list, totalItems }: { top: number; list: number; totalItems: number }) => {
  const masked = sampleCards(top + list).map((card) => ({
    id: card.id,
    ...makeFragmentData(card, ChosenCardFragment),
  }));
  return makeFragmentData(
    { topProducts: masked.slice(0, top), products: masked, paging: { totalItems } },
    HomeProductsFragment,
  );
};

const icons = ["shirt", "sparkles", "book", "fork-knife", "ticket", "mountains", "leaf", "house", "ball", "kite"];

/** Categories for stories, one of them with a long German name. */
export const sampleCategories = icons.map((icon, index) =>
  makeFragmentData(
    {
      id: icon,
      title: index === 4 ? "Kino- und Theaterveranstaltungen" : (["Mode", "Beauté", "Books"][index % 3] ?? ""),
      path: icon,
      icon,
      count: index * 7 + 1,
    },
    HomeCategoryFragment,
  ),
);
