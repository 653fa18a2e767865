import { itemMark, listMark } from "@giftshop/analytics";
import { formatMoney } from "@giftshop/messages/format";
import { SearchIcon } from "@giftshop/ui-kit/icon";
import type { SearchListGroup, SearchListOption } from "@giftshop/ui-kit/search-options";
import { fill } from "../../arrival/fill.ts";
import type { SearchWords } from "../search-words.ts";
import { countedIn } from "./counted.tsx";
import type { Popular, Results } from "./load-results.ts";
import type { Recent } from "./recent.ts";
import { Thumbnail } from "./thumbnail.tsx";

/** Something with a picture that a visitor may choose. */
interface Shown {
  id: string;
  title: string;
  url: string;
  image: { url: string } | null;
  backgroundColor: string | null;
  /** What it costs, of a gift card; of what was looked at before nothing is known any more. */
  product?: { minPrice: Parameters<typeof formatMoney>[0] } | null;
}

const optionOf = (prefix: string, { id, title, url, image, backgroundColor }: Shown): SearchListOption => ({
  id: `${prefix}-${id}`,
  label: title,
  href: url,
  visual: image ? <Thumbnail src={image.url} backgroundColor={backgroundColor} /> : <SearchIcon />,
});

/** From how much a gift card is had, below its name. */
const priced = ({ from, locale }: SearchWords, { product }: Shown): Pick<SearchListOption, "detail"> =>
  product ? { detail: fill(from, { price: formatMoney(product.minPrice, locale) }) } : {};

/** A product by the last segment of its address, which is its path. */
const markOf = ({ url, title }: Shown) => itemMark({ path: url.split("/").filter(Boolean).at(-1) ?? "", name: title });

/** What was found, and the way to all of it. */
export const resultGroups = (words: SearchWords, results: Results, allHref: string): SearchListGroup[] => {
  if (results.totalItems === 0) return [];
  const groups = results.body.map(
    (group): SearchListGroup => ({
      id: group.groupType,
      title: words.groups[group.groupType],
      arrangement: group.groupType === "PRODUCTS" ? "tiles" : group.groupType === "CATEGORIES" ? "chips" : "rows",
      ...(group.groupType === "PRODUCTS" && { marks: listMark("search_results") }),
      options:
        group.groupType === "CATEGORIES"
          ? group.items.map(({ id, title, url }) => ({ id: `CATEGORIES-${id}`, label: title, href: url }))
          : group.items.map((item) => ({
              ...optionOf(group.groupType, item),
              ...priced(words, item),
              ...(group.groupType === "PRODUCTS" && { marks: markOf(item) }),
            })),
    }),
  );
  const all = countedIn(words)("all", { count: results.totalItems });
  return [
    ...groups,
    { id: "all", label: all, options: [{ id: "all", label: all, href: allHref, visual: <SearchIcon /> }] },
  ];
};

/** What is suggested before anything is typed, or where nothing was found. */
export const suggestionGroups = (
  words: SearchWords,
  popular: Popular | undefined,
  recent: readonly Recent[],
): SearchListGroup[] => {
  const groups: SearchListGroup[] = [
    {
      id: "recent",
      title: words.recent,
      arrangement: "tiles",
      options: recent.map(({ image, ...entry }) =>
        optionOf("recent", { ...entry, image: image ? { url: image } : null }),
      ),
    },
    {
      id: "terms",
      title: words.terms,
      arrangement: "chips",
      options: (popular?.terms ?? []).map(({ title, url }) => ({ id: `term-${title}`, label: title, href: url })),
    },
    {
      id: "coupons",
      title: words.coupons,
      arrangement: "tiles",
      marks: listMark("search_suggestions"),
      options: (popular?.entities ?? []).map((item) => ({
        ...optionOf("coupon", item),
        ...priced(words, item),
        marks: markOf(item),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
};
