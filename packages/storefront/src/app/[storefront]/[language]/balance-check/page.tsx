import { BalanceCheckPage, balanceCheckMetadata } from "@giftshop/redeem";
import type { Metadata } from "next";
import { Frame } from "../../../../shell/frame/frame.tsx";
import { pageMetadata } from "../../../../shell/page-metadata.ts";
import { type ShopParameters, shopOf } from "../../../../shell/shop-of.ts";

export const revalidate = 3600;

interface Props {
  params: Promise<ShopParameters>;
}

const place = { route: "balanceCheck", parameters: {} } as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shop = await shopOf(params);
  const words = balanceCheckMetadata(shop);
  // Its title carries the shop's name already.
  return { ...pageMetadata(shop, place, words), title: words.title };
}

export default async function BalanceCheck({ params }: Props) {
  const shop = await shopOf(params);
  return (
    <Frame shop={shop} place={place} ownMain>
      <BalanceCheckPage shop={shop} />
    </Frame>
  );
}
