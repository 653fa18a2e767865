import { notFound } from "next/navigation";
import { type ShopParameters, shopOf } from "../../../../../shell/shop-of.ts";
export const revalidate = 60;
export const generateStaticParams = () => [];
export default async function Page({ params }: { params: Promise<ShopParameters & { product: string }> }) {
  const shop = await shopOf(params);
  const { product } = await params;
  if (product === "missing") notFound();
  if (product === "broken") throw new Error("broken");
  return (
    <h1>
      product {product} {shop.storefront.name}
    </h1>
  );
}
