import { folderOf } from "@giftshop/page";
import type { GiftCardFilters, Language, RouteParameters, ServedRoute, Storefront } from "@giftshop/storefront-config";
import { pageOf } from "../pages.ts";
import { addressSegment } from "./page-address.ts";
import type { Preview } from "./preview-at.ts";
import type { SiteFile } from "./site-file.ts";

/** Pages that the front door asks for in place of an answer that failed. */
export const stateNames = ["not-found", "failed", "unavailable", "full"] as const;
export type StateName = (typeof stateNames)[number];

/** Folders of `src/app` where the page of a state is. */
const stateFolders: Readonly<Record<StateName, string>> = {
  "not-found": "not-found",
  failed: "failed",
  unavailable: "failed",
  full: "checkout-queue",
};

const pathIn = (storefront: Storefront, language: Language, folder: string, segment: string): string =>
  `/${storefront.code}/${language}/${folder}/${segment}/`;

/** What a query adds to the address of a list. */
export interface ListAddress {
  /** Counts from 1. */
  page?: number;
  filters?: GiftCardFilters;
}

/** Where `src/app` keeps a page: the folder of its definition, and its address as one segment. */
export const internalPath = <R extends ServedRoute>(
  storefront: Storefront,
  language: Language,
  route: R,
  parameters: RouteParameters[R],
  list: ListAddress = {},
): string => {
  const page = pageOf(route);
  // A number of a page is the only value of a route that is no text.
  const { page: number = 1, ...texts } = parameters as { page?: number } & Record<string, string>;
  const shared = page.folder === undefined ? undefined : route;
  const address = { route: shared, parameters: texts, page: list.page ?? number, filters: list.filters ?? {} };
  return pathIn(storefront, language, folderOf(page), addressSegment(address));
};

/** Where `src/app` keeps the results for a text, which it reads from the query (`s`). */
export const internalSearchPath = (storefront: Storefront, language: Language, page: number): string =>
  pathIn(storefront, language, "search", addressSegment({ parameters: {}, page, filters: {} }));

/**
 * Where `src/app` keeps a file that machines read:
 * `/CBFR/fr/site/sitemap-2/`. No extension, so that Next sees a route.
 */
export const internalFilePath = (storefront: Storefront, { kind, language, part }: SiteFile): string =>
  pathIn(storefront, language, "site", `${kind}${part ? `-${part}` : ""}`);

/** Where `src/app` keeps what a preview link shows. */
export const internalPreviewPath = (storefront: Storefront, { language, token }: Preview): string =>
  pathIn(storefront, language, "preview", token);

const ofState = (state: StateName) => ({ parameters: state === "unavailable" ? { state } : {} });

/** Where `src/app` keeps the page of a state. */
export const internalStatePath = (storefront: Storefront, language: Language, state: StateName): string =>
  // Failed and unavailable look alike, but are answered with different statuses, so they are kept apart.
  pathIn(storefront, language, stateFolders[state], addressSegment({ ...ofState(state), page: 1, filters: {} }));
