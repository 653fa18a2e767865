import { CategoryPage, categoryMetadata, categoryTrail } from "@giftshop/catalogue";
import { questionsIn, ReadingBlocks } from "@giftshop/content";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadCategory } from "../../../../../../data/category.ts";
import { whereSold } from "../../../../../../metadata/partners.ts";
import { sharePageOf } from "../../../../../../metadata/share-picture.ts";
import { collectionPage } from "../../../../../../metadata/structured-data/collection-page.ts";
import { JsonLd } from "../../../../../../metadata/structured-data/json-ld.tsx";
import { breadcrumbList, faqPage } from "../../../../../../metadata/structured-data/lists.ts";
import { Frame } from "../../../../../../shell/frame/frame.tsx";
import { originOf, pageMetadata } from "../../../../../../shell/page-metadata.ts";
import { type ShopParameters, shopOf } from "../../../../../../shell/shop-of.ts";

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<ShopParameters & { category: string; page: string }>;
}

const load = async (params: Props["params"]) => {
  const shop = await shopOf(params);
  const { category: segment, page: number } = await params;
  const [url, page] = [decodeURIComponent(segment), Number(number)];
  const found = (await loadCategory(shop, url, page)) ?? notFound();
  return { shop, page, ...found, place: { route: "category", parameters: { url, page } } as const };
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { shop, page, category, pageId, place } = await load(params);
  // Further pages are of different length elsewhere: they have no partners.
  const partners = page === 1 ? whereSold(category.soldIn, place.parameters) : undefined;
  const picture = sharePageOf(shop, pageId);
  return pageMetadata(shop, place, { ...categoryMetadata(shop, category, page), picture }, true, partners);
}

export default async function Category({ params }: Props) {
  const { shop, page, category, products, blocks, place } = await load(params);
  const questions = questionsIn(blocks);
  const trail = breadcrumbList(originOf(shop), categoryTrail(shop, category.title));
  const { title } = categoryMetadata(shop, category, page);
  const list = collectionPage(shop, { title, address: shop.link(place.route, place.parameters), products });
  return (
    <Frame shop={shop} place={place}>
      <CategoryPage shop={shop} category={category} products={products}>
        <ReadingBlocks shop={shop} blocks={blocks} />
      </CategoryPage>
      <JsonLd graph={[trail, list, ...(questions.length > 0 ? [faqPage(questions)] : [])]} />
    </Frame>
  );
}
