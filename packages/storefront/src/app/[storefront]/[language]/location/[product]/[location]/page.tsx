import { LocationPage, locationMetadata, locationTrail } from "@giftshop/catalogue/locations";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadLocation } from "../../../../../../data/location.ts";
import { environment } from "../../../../../../environment.ts";
import { whereSold } from "../../../../../../metadata/partners.ts";
import { JsonLd } from "../../../../../../metadata/structured-data/json-ld.tsx";
import { breadcrumbList } from "../../../../../../metadata/structured-data/lists.ts";
import { structuredPlace } from "../../../../../../metadata/structured-data/structured-place.ts";
import { Frame } from "../../../../../../shell/frame/frame.tsx";
import { originOf, pageMetadata } from "../../../../../../shell/page-metadata.ts";
import { type ShopParameters, shopOf } from "../../../../../../shell/shop-of.ts";

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<ShopParameters & { product: string; location: string }>;
}

const load = async (params: Props["params"]) => {
  const shop = await shopOf(params);
  const segments = await params;
  const parameters = {
    product: decodeURIComponent(segments.product),
    location: decodeURIComponent(segments.location),
  };
  const found = (await loadLocation(shop, parameters.product, parameters.location)) ?? notFound();
  return { shop, ...found, place: { route: "productLocation", parameters } as const };
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { shop, product, location, place } = await load(params);
  const words = locationMetadata(shop, product.title, location);
  return pageMetadata(shop, place, words, true, whereSold([shop.storefront.code], place.parameters));
}

export default async function Location({ params }: Props) {
  const { shop, product, location, nearby, place } = await load(params);
  return (
    <Frame shop={shop} place={place}>
      <LocationPage
        shop={shop}
        product={product}
        location={location}
        nearby={nearby}
        mapStyleUrl={environment().mapStyleUrl}
      />
      <JsonLd
        graph={[
          structuredPlace(shop, product.path, location),
          breadcrumbList(originOf(shop), locationTrail(shop, product, location.title)),
        ]}
      />
    </Frame>
  );
}
