import { ListingPage, listingMetadata } from "@giftshop/catalogue";
import type { Shop } from "@giftshop/storefront-config";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadListing } from "../data/listing.ts";
import { collectionPage } from "../metadata/structured-data/collection-page.ts";
import { JsonLd } from "../metadata/structured-data/json-ld.tsx";
import { Frame } from "./frame/frame.tsx";
import { pageMetadata } from "./page-metadata.ts";

export interface ListingAddress {
  shop: Shop;
  /** Counts from 1. */
  page: number;
  /** What it is filtered by, as `filterSegment` writes it. */
  filters?: string;
}

const load = async ({ shop, page, filters }: ListingAddress) => (await loadListing(shop, page, filters)) ?? notFound();

/** A filtered listing is a part of the whole one, which is its canonical address. */
export const listingRouteMetadata = async (address: ListingAddress): Promise<Metadata> => {
  const { shop, page, filters } = address;
  const { totalItems } = await load(address);
  const parameters = { page: filters ? 1 : page };
  return pageMetadata(shop, { route: "listing", parameters }, listingMetadata(shop, { page, totalItems }));
};

/** The listing, whole or filtered; 404 past the last page. */
export async function ListingRoute(address: ListingAddress) {
  const { shop, page } = address;
  const { products, totalItems, filters } = await load(address);
  const place = { route: "listing", parameters: { page } } as const;
  const { title } = listingMetadata(shop, { page, totalItems });
  return (
    <Frame shop={shop} place={place}>
      <ListingPage shop={shop} products={products} filters={filters} />
      {address.filters === undefined && (
        <JsonLd
          graph={[collectionPage(shop, { title, address: shop.link(place.route, place.parameters), products })]}
        />
      )}
    </Frame>
  );
}
