import type { Metadata } from "next";
import { ListingRoute, listingRouteMetadata } from "../../../../../shell/listing-route.tsx";
import { type ShopParameters, shopOf } from "../../../../../shell/shop-of.ts";

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<ShopParameters & { page: string }>;
}

const addressOf = async (params: Props["params"]) => ({
  shop: await shopOf(params),
  page: Number((await params).page),
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingRouteMetadata(await addressOf(params));
}

export default async function Listing({ params }: Props) {
  return <ListingRoute {...(await addressOf(params))} />;
}
