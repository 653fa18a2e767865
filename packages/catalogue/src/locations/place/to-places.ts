import { type FragmentType, type ResultOf, readFragment } from "@giftshop/graphql";
import { addressLines } from "@giftshop/storefront-config/address-lines";
import type { MapArea } from "@giftshop/storefront-config/shop";
import type { Paging } from "../../listing-page/merge-products.ts";
import { type Point, toArea } from "../area/area.ts";
import { PlaceFragment, type PlacesFragment } from "./place.fragment.ts";

/** A place as a list shows it; plain, so that it is the same on the server and in pages fetched later. */
export interface ListedPlace extends Point {
  id: string;
  /** Last segment of its address. */
  path: string;
  title: string;
  /** Its address, line by line. */
  lines: string[];
}

/** A page of places. */
export interface PlacesPage {
  places: readonly ListedPlace[];
  paging: Paging;
  /** The area that holds all that match; none where nothing does. */
  bounds: MapArea | undefined;
}

export const toPlace = (masked: FragmentType<typeof PlaceFragment>): ListedPlace => {
  const { id, path, title, address, latitude, longitude } = readFragment(PlaceFragment, masked);
  return { id, path, title, lines: addressLines(address), latitude, longitude };
};

export const toPlaces = ({ locations, paging, bounds }: ResultOf<typeof PlacesFragment>): PlacesPage => ({
  places: locations.map(toPlace),
  paging: { totalItems: paging.totalItems, currentPage: paging.currentPage, itemsPerPage: paging.itemsPerPage },
  bounds: bounds ? toArea(bounds) : undefined,
});
