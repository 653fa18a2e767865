import { ListingPage, listingMetadata } from "@giftshop/catalogue";
import type { Shop } from "@giftshop/storefront-config";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadListing } from "../data/listing.ts";
import { Frame } from "./frame/frame.tsx";
import { pageMetadata } from "./page-metadata.ts";

export interface ListingAddress {
  shop: Shop;
  /** Counts from 1. */
  page: number;
  category?: string;
}

const load = async ({ shop, page, category }: ListingAddress) =>
  (await loadListing(shop, page, category)) ?? notFound();

/** A filtered listing is a part of the whole one, which is its canonical address. */
export const listingRouteMetadata = async (address: ListingAddress): Promise<Metadata> => {
  const { shop, page, category } = address;
  const { totalItems } = await load(address);
  const parameters = { page: category ? 1 : page };
  return pageMetadata(shop, { route: "listing", parameters }, listingMetadata(shop, { page, totalItems }));
};

/** The listing, whole or of one category; 404 past the last page. */
export async function ListingRoute(address: ListingAddress) {
  const { shop, page, category } = address;
  const { products, categories } = await load(address);
  return (
    <Frame shop={shop} place={{ route: "listing", parameters: { page } }}>
      <ListingPage shop={shop} products={products} categories={categories} category={category} />
    </Frame>
  );
}
