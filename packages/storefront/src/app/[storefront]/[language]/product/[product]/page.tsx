import type { Metadata } from "next";
import { ProductView, productViewMetadata } from "../../../../../product/product-view.tsx";
import { type ShopParameters, shopOf } from "../../../../../shell/shop-of.ts";

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<ShopParameters & { product: string }>;
}

const viewOf = async (params: Props["params"]) => {
  const { product } = await params;
  return { shop: await shopOf(params), place: { route: "product", parameters: { product } } } as const;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return productViewMetadata(await viewOf(params));
}

export default async function Product({ params }: Props) {
  return <ProductView {...(await viewOf(params))} />;
}
