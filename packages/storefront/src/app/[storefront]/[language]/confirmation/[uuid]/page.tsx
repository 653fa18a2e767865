import { ConfirmationPage, checkoutMetadata } from "@giftshop/checkout";
import type { Metadata } from "next";
import { Frame } from "../../../../../shell/frame/frame.tsx";
import { type ShopParameters, shopOf } from "../../../../../shell/shop-of.ts";

// The address names an order: its page is made for one visitor, and not kept.
export const revalidate = 0;

interface Props {
  params: Promise<ShopParameters & { uuid: string }>;
}

const place = { route: "home", parameters: {} } as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return checkoutMetadata(await shopOf(params), "confirmation");
}

export default async function Confirmation({ params }: Props) {
  const shop = await shopOf(params);
  const { uuid } = await params;
  return (
    <Frame shop={shop} place={place} kind="checkout" ownMain>
      <ConfirmationPage shop={shop} uuid={uuid} />
    </Frame>
  );
}
