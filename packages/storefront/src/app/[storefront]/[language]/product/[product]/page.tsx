import { ProductPage, productMetadata, productTrail } from "@giftshop/catalogue";
import { questionsIn, ReadingBlocks } from "@giftshop/content";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadProduct } from "../../../../../data/product.ts";
import { whereSold } from "../../../../../metadata/partners.ts";
import { JsonLd } from "../../../../../metadata/structured-data/json-ld.tsx";
import { breadcrumbList, faqPage } from "../../../../../metadata/structured-data/lists.ts";
import { structuredProduct } from "../../../../../metadata/structured-data/structured-product.ts";
import { Frame } from "../../../../../shell/frame/frame.tsx";
import { originOf, pageMetadata } from "../../../../../shell/page-metadata.ts";
import { type ShopParameters, shopOf } from "../../../../../shell/shop-of.ts";

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<ShopParameters & { product: string }>;
}

const load = async (params: Props["params"]) => {
  const shop = await shopOf(params);
  const { product: path } = await params;
  const found = (await loadProduct(shop, path)) ?? notFound();
  return { shop, ...found, place: { route: "product", parameters: { product: path } } as const };
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { shop, product, place } = await load(params);
  const soldElsewhere = whereSold(product.soldIn, place.parameters);
  return pageMetadata(shop, place, productMetadata(shop, product), true, soldElsewhere);
}

export default async function Product({ params }: Props) {
  const { shop, product, blocks, place } = await load(params);
  const questions = questionsIn(blocks);
  return (
    <Frame shop={shop} place={place}>
      <ProductPage shop={shop} product={product}>
        {blocks.length > 0 && <ReadingBlocks shop={shop} blocks={blocks} />}
      </ProductPage>
      <JsonLd
        graph={[
          structuredProduct(shop, product),
          breadcrumbList(originOf(shop), productTrail(shop, product)),
          ...(questions.length > 0 ? [faqPage(questions)] : []),
        ]}
      />
    </Frame>
  );
}
