import { ErrorPage, stateTitles } from "@giftshop/content";
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
  return pageMetadata(shop, place, { title: stateTitles(shop).error }, false);
}

/** Asked for by the front door when a page could not be rendered, and sent with status 500. */
export default async function Failed({ params }: Props) {
  const shop = await shopOf(params);
  return (
    <Frame shop={shop} place={place}>
      <ErrorPage shop={shop} />
    </Frame>
  );
}
