import type { Metadata } from "next";
import { ListingRoute, listingRouteMetadata } from "../../../../../../shell/listing-route.tsx";
import { type ShopParameters, shopOf } from "../../../../../../shell/shop-of.ts";

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<ShopParameters & { page: string; filters: string }>;
}

const addressOf = async (params: Props["params"]) => {
  const { page, filters } = await params;
  return { shop: await shopOf(params), page: Number(page), filters };
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingRouteMetadata(await addressOf(params));
}

export default async function FilteredListing({ params }: Props) {
  return <ListingRoute {...(await addressOf(params))} />;
}
