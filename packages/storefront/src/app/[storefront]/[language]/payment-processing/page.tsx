import { checkoutMetadata, PaymentProcessingPage } from "@giftshop/checkout";
import type { Metadata } from "next";
import { Frame } from "../../../../shell/frame/frame.tsx";
import { type ShopParameters, shopOf } from "../../../../shell/shop-of.ts";

export const revalidate = 3600;

interface Props {
  params: Promise<ShopParameters>;
}

const place = { route: "paymentProcessing", parameters: {} } as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return checkoutMetadata(await shopOf(params), "paymentProcessing");
}

export default async function PaymentProcessing({ params }: Props) {
  const shop = await shopOf(params);
  return (
    <Frame shop={shop} place={place} kind="checkout" ownMain>
      <PaymentProcessingPage shop={shop} />
    </Frame>
  );
}
