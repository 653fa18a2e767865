import { ChoiceSection } from "@giftshop/catalogue";
import type { Metadata } from "next";
import { ProductView, productViewMetadata } from "../../../../product/product-view.tsx";
import { type ShopParameters, shopOf } from "../../../../shell/shop-of.ts";

export const revalidate = 60;
export const generateStaticParams = () => [];

const place = { route: "choiceCard", parameters: {} } as const;

interface Props {
  params: Promise<ShopParameters>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return productViewMetadata({ shop: await shopOf(params), place });
}

export default async function ChoiceCard({ params }: Props) {
  const shop = await shopOf(params);
  return <ProductView shop={shop} place={place} about={(product) => <ChoiceSection shop={shop} product={product} />} />;
}
