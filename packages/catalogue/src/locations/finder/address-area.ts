import { type MapArea, queryOf, readMapArea, writeMapArea } from "@giftshop/storefront-config/shop";

/** The rectangle of a page's address; none unless all four sides are there and make one. */
export const areaInAddress = (): MapArea | undefined => readMapArea(queryOf(new URLSearchParams(location.search)));

/**
 * Writes a rectangle into the page's address, or takes it out, so that the page comes back as it was left.
 */
export const writeAreaToAddress = (area: MapArea | undefined): void => {
  const address = new URL(location.href);
  for (const side of ["latmin", "latmax", "lonmin", "lonmax"]) address.searchParams.delete(side);
  for (const [side, degrees] of area ? writeMapArea(area) : []) address.searchParams.set(side, degrees);
  // Another part of the list begins at its first page.
  if (area) address.searchParams.delete("page");
  history.replaceState(null, "", address);
};
