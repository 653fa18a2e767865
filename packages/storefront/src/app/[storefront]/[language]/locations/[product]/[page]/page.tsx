import { LocationsPage, locationsMetadata, locationsTrail } from "@giftshop/catalogue/locations";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadLocations } from "../../../../../../data/locations.ts";
import { environment } from "../../../../../../environment.ts";
import { whereSold } from "../../../../../../metadata/partners.ts";
import { JsonLd } from "../../../../../../metadata/structured-data/json-ld.tsx";
import { breadcrumbList } from "../../../../../../metadata/structured-data/lists.ts";
import { Frame } from "../../../../../../shell/frame/frame.tsx";
import { originOf, pageMetadata } from "../../../../../../shell/page-metadata.ts";
import { type ShopParameters, shopOf } from "../../../../../../shell/shop-of.ts";

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<ShopParameters & { product: string; page: string }>;
}

const load = async (params: Props["params"]) => {
  const shop = await shopOf(params);
  const { product: segment, page } = await params;
  const path = decodeURIComponent(segment);
  const found = (await loadLocations(shop, path, Number(page))) ?? notFound();
  return { shop, ...found, place: { route: "productLocations", parameters: { product: path } } as const };
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { shop, product, places, place } = await load(params);
  const words = locationsMetadata(shop, { title: product.title, count: places.paging.totalItems });
  // Other storefronts are other countries, with places of their own.
  return pageMetadata(shop, place, words, true, whereSold([shop.storefront.code], place.parameters));
}

export default async function Locations({ params }: Props) {
  const { shop, product, places, place } = await load(params);
  return (
    <Frame shop={shop} place={place}>
      <LocationsPage shop={shop} product={product} places={places} mapStyleUrl={environment().mapStyleUrl} />
      <JsonLd graph={[breadcrumbList(originOf(shop), locationsTrail(shop, product))]} />
    </Frame>
  );
}
