import { SearchResultsPage, searchResultsMetadata } from "@giftshop/catalogue/search";
import { readSearch } from "@giftshop/storefront-config";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadSearch } from "../../../../../data/search.ts";
import { Frame } from "../../../../../shell/frame/frame.tsx";
import { pageMetadata } from "../../../../../shell/page-metadata.ts";
import { type ShopParameters, shopOf } from "../../../../../shell/shop-of.ts";

interface Props {
  params: Promise<ShopParameters & { page: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The listing's address with `?s=`; proxy.ts leads here only with a text. */
const addressOf = async ({ params, searchParams }: Props) => ({
  shop: await shopOf(params),
  page: Number((await params).page),
  text: readSearch((await searchParams).s) ?? notFound(),
});

const placeOf = (page: number) => ({ route: "listing", parameters: { page } }) as const;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop, page, text } = await addressOf(props);
  return pageMetadata(shop, placeOf(page), searchResultsMetadata(shop, { text, page }), false);
}

export default async function Search(props: Props) {
  const { shop, page, text } = await addressOf(props);
  const { results, pageCount, suggestions } = (await loadSearch(shop, text, page)) ?? notFound();
  return (
    <Frame shop={shop} place={placeOf(page)}>
      <SearchResultsPage
        shop={shop}
        text={text}
        results={results}
        page={page}
        pageCount={pageCount}
        suggestions={suggestions}
      />
    </Frame>
  );
}
