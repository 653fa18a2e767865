import type { Shop } from "@giftshop/storefront-config";

/**
 * Address of a place's page, with `{location}` for its last
 * segment; for a list that also grows in the browser.
 */
export const locationHref = (shop: Shop, product: string): string =>
  shop.link("productLocation", { product, location: "_location_" }).replace("_location_", "{location}");

/** Address of a page of the places of a product, counted from 1. */
export const locationsPageHref = (shop: Shop, product: string, page: number): string =>
  `${shop.link("productLocations", { product })}${page > 1 ? `?page=${page}` : ""}`;

/**
 * The way to a place, in the maps of Google: there is no address that every device opens in maps of its own.
 */
export const directionsHref = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: `${latitude},${longitude}` })}`;
