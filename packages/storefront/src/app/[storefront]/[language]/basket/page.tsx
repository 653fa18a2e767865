import { BasketPage, basketMetadata } from "@giftshop/basket";
import type { Metadata } from "next";
import { Frame } from "../../../../shell/frame/frame.tsx";
import { pageMetadata } from "../../../../shell/page-metadata.ts";
import { type ShopParameters, shopOf } from "../../../../shell/shop-of.ts";

export const revalidate = 3600;

interface Props {
  params: Promise<ShopParameters>;
}

const place = { route: "basket", parameters: {} } as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shop = await shopOf(params);
  return pageMetadata(shop, place, basketMetadata(shop), false);
}

export default async function Basket({ params }: Props) {
  const shop = await shopOf(params);
  return (
    <Frame shop={shop} place={place}>
      <BasketPage shop={shop} />
    </Frame>
  );
}
