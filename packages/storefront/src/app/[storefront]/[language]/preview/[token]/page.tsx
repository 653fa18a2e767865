import { WrittenPage } from "@giftshop/content";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "../../../../../metadata/page-metadata.ts";
import { Frame } from "../../../../../shell/frame/frame.tsx";
import { headers } from "../../../../../shell/header/headers.ts";
import { type ShopParameters, shopOf } from "../../../../../shell/shop-of.ts";
import { dressedShop } from "../../../../../store/read-store.ts";
import { loadPagePreview } from "./load-page-preview.ts";

interface Props {
  params: Promise<ShopParameters & { token: string }>;
}

const place = { route: "home", parameters: {} } as const;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const shop = await shopOf(params);
  return { ...pageMetadata(shop, place, { title: shop.storefront.name, indexed: false }), referrer: "no-referrer" };
};

/**
 * A page as its editors see it before it is published, or after. Kept nowhere, and told to no search engine.
 */
export default async function PagePreview({ params }: Props) {
  const { shop, store } = await dressedShop(await shopOf(params));
  const { token } = await params;
  const page = (await loadPagePreview(shop, token)) ?? notFound();
  return (
    <Frame shop={shop} store={store} place={place} headers={headers}>
      <WrittenPage shop={shop} page={page} preview />
    </Frame>
  );
}
