import type { ServedRoute } from "@giftshop/storefront-config";

const withMap: ReadonlySet<ServedRoute | undefined> = new Set(["productLocations", "productLocation"]);

/** Whom a page with a map has to reach for it; nobody but us for the embedded one. */
export const mapOriginOf = (route: ServedRoute | undefined, styleUrl: string | undefined): string | undefined =>
  styleUrl && withMap.has(route) ? new URL(styleUrl).origin : undefined;

/** Headers of a page: one that looks for places may ask where the visitor is, no other may. */
export const permitted = (route: ServedRoute | undefined, headers: readonly string[]): string[] =>
  headers.map((value) =>
    route === "productLocations" ? value.replace("geolocation=()", "geolocation=(self)") : value,
  );
