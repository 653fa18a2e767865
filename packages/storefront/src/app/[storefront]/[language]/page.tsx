import { SearchBox } from "@giftshop/catalogue/search";
import { HomePage, homeMetadata, homeSearchLabel } from "@giftshop/content";
import type { Metadata } from "next";
import { loadHome } from "../../../data/home.ts";
import { sharePageOf } from "../../../metadata/share-picture.ts";
import { organization, webSite } from "../../../metadata/structured-data/house.ts";
import { JsonLd } from "../../../metadata/structured-data/json-ld.tsx";
import { Frame } from "../../../shell/frame/frame.tsx";
import { pageMetadata } from "../../../shell/page-metadata.ts";
import { type ShopParameters, shopOf } from "../../../shell/shop-of.ts";

export const revalidate = 300;

interface Props {
  params: Promise<ShopParameters>;
}

const place = { route: "home", parameters: {} } as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shop = await shopOf(params);
  const { totalItems, pageId } = await loadHome(shop);
  return pageMetadata(shop, place, { ...homeMetadata(shop, totalItems), picture: sharePageOf(shop, pageId) });
}

export default async function Home({ params }: Props) {
  const shop = await shopOf(params);
  const { products, categories, moments, blocks } = await loadHome(shop);
  // The header has a search box too: this one has a name of its own.
  const search = <SearchBox shop={shop} label={homeSearchLabel(shop)} />;
  return (
    <Frame shop={shop} place={place}>
      <HomePage {...{ shop, products, categories, moments, blocks, search }} />
      <JsonLd graph={[organization(shop), webSite(shop)]} />
    </Frame>
  );
}
