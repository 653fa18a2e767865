import type { Page } from "@giftshop/page";
import { brandShopOrigins } from "@giftshop/storefront-config";
import type { Reach } from "@giftshop/web-server";
import type { Environment } from "../src/environment.ts";

/** Whom a page with a map has to reach for it; nobody but us for the embedded one. */
const mapOriginOf = (page: Page | undefined, styleUrl: string | undefined): string | undefined =>
  styleUrl && page?.allows?.includes("map") ? new URL(styleUrl).origin : undefined;

/** Shops of brands: the brands' own, and whoever plays them. */
const shopsOf = (playedBy: string | undefined): readonly string[] =>
  playedBy ? [...brandShopOrigins, new URL(playedBy).origin] : brandShopOrigins;

/** Whom a page reaches that others do not, as its definition says; `tagManager`: its storefront has one. */
export const reachOf = (
  page: Page | undefined,
  { mapStyleUrl, brandShopsUrl }: Partial<Pick<Environment, "mapStyleUrl" | "brandShopsUrl">>,
  tagManager = false,
): Reach => ({
  tagManager,
  mapOrigin: mapOriginOf(page, mapStyleUrl),
  wasm: page?.allows?.includes("wasm") ?? false,
  frames: page?.allows?.includes("brand-shops") ? shopsOf(brandShopsUrl) : [],
});

/** Headers of a page, from those that all have: it may do what it is made for, and no other may. */
export const headersOf = (page: Page | undefined, headers: readonly string[]): string[] =>
  headers.map((value, index) => {
    const name = headers[index - 1];
    if (name === "referrer-policy") return page?.referrer ?? value;
    if (name !== "permissions-policy") return value;
    return (page?.allows ?? []).reduce((policy, what) => policy.replace(`${what}=()`, `${what}=(self)`), value);
  });
