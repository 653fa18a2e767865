import { CategoryPage, categoryMetadata, categoryTrail } from "@giftshop/catalogue";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadCategory } from "../../../../../../data/category.ts";
import { whereSold } from "../../../../../../metadata/partners.ts";
import { JsonLd } from "../../../../../../metadata/structured-data/json-ld.tsx";
import { breadcrumbList } from "../../../../../../metadata/structured-data/lists.ts";
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
  const { shop, page, category, place } = await load(params);
  // Further pages are of different length elsewhere: they have no partners.
  const partners = page === 1 ? whereSold(category.soldIn, place.parameters) : undefined;
  return pageMetadata(shop, place, categoryMetadata(shop, category, page), true, partners);
}

export default async function Category({ params }: Props) {
  const { shop, category, products, place } = await load(params);
  return (
    <Frame shop={shop} place={place}>
      <CategoryPage shop={shop} category={category} products={products} />
      <JsonLd graph={[breadcrumbList(originOf(shop), categoryTrail(shop, category.title))]} />
    </Frame>
  );
}
