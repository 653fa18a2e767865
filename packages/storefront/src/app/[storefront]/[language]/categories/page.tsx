import { CategoriesPage, categoriesMetadata, categoriesTrail } from "@giftshop/catalogue";
import type { Metadata } from "next";
import { loadCategories } from "../../../../data/category.ts";
import { JsonLd } from "../../../../metadata/structured-data/json-ld.tsx";
import { breadcrumbList } from "../../../../metadata/structured-data/lists.ts";
import { Frame } from "../../../../shell/frame/frame.tsx";
import { originOf, pageMetadata } from "../../../../shell/page-metadata.ts";
import { type ShopParameters, shopOf } from "../../../../shell/shop-of.ts";

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<ShopParameters>;
}

const place = { route: "categories", parameters: {} } as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shop = await shopOf(params);
  return pageMetadata(shop, place, categoriesMetadata(shop, await loadCategories(shop)));
}

export default async function Categories({ params }: Props) {
  const shop = await shopOf(params);
  return (
    <Frame shop={shop} place={place}>
      <CategoriesPage shop={shop} categories={await loadCategories(shop)} />
      <JsonLd graph={[breadcrumbList(originOf(shop), categoriesTrail(shop))]} />
    </Frame>
  );
}
