import { NotFoundPage, stateTitles } from "@giftshop/content";
import { brandingOf } from "@giftshop/storefront-config/branding";
import type { Metadata } from "next";
import { Frame } from "../../../../shell/frame/frame.tsx";
import { pageMetadata } from "../../../../shell/page-metadata.ts";
import { type ShopParameters, shopOf } from "../../../../shell/shop-of.ts";

export const revalidate = 3600;

interface Props {
  params: Promise<ShopParameters>;
}

const place = { route: "home", parameters: {} } as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shop = await shopOf(params);
  return pageMetadata(shop, place, { title: stateTitles(shop).notFound }, false);
}

/** What proxy.ts leads an unknown path to, with status 404. */
export default async function NotFound({ params }: Props) {
  const shop = await shopOf(params);
  return (
    <Frame shop={shop} place={place}>
      <NotFoundPage shop={shop} picture={brandingOf(shop.storefront).notFoundImage} />
    </Frame>
  );
}
