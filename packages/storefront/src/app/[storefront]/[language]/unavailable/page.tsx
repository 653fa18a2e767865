import { type ShopParameters, shopOf } from "../../../../shell/shop-of.ts";

export const revalidate = 300;

export default async function Page({ params }: { params: Promise<ShopParameters> }) {
  const shop = await shopOf(params);
  return <h1>unavailable {shop.storefront.name}</h1>;
}
