import type { GiftCardFilters, Language, RouteParameters, ServedRoute, Storefront } from "@giftshop/storefront-config";
import { filterSegment } from "./filter-segment.ts";
import type { Preview } from "./preview-at.ts";
import type { SiteFile } from "./site-file.ts";

/** Pages that no address leads to: the front door asks for them in place of an answer that failed. */
export const stateNames = ["not-found", "failed", "unavailable"] as const;
export type StateName = (typeof stateNames)[number];

const locationsSegment = (product: string, page: number): string => `locations/${encodeURIComponent(product)}/${page}/`;

const segments: { [R in ServedRoute]: (parameters: RouteParameters[R]) => string } = {
  home: () => "",
  listing: ({ page = 1 }) => `listing/${page}/`,
  categories: () => "categories/",
  category: ({ url, page = 1 }) => `category/${encodeURIComponent(url)}/${page}/`,
  product: ({ product }) => `product/${encodeURIComponent(product)}/`,
  productLocations: ({ product }) => locationsSegment(product, 1),
  productLocation: ({ product, location }) =>
    `location/${encodeURIComponent(product)}/${encodeURIComponent(location)}/`,
  choiceCard: () => "choice-card/",
  basket: () => "basket/",
  checkout: () => "checkout/",
  paymentProcessing: () => "payment-processing/",
  confirmation: ({ uuid }) => `confirmation/${uuid}/`,
  balanceCheck: () => "balance-check/",
  terms: () => "written/terms/_/",
  privacy: () => "written/privacy/_/",
  cookies: () => "written/cookies/_/",
  delivery: () => "written/delivery/_/",
  cancellationPolicy: () => "written/cancellationPolicy/_/",
  helpdesk: () => "written/helpdesk/_/",
  contact: () => "written/contact/_/",
  business: ({ product = "_" }) => `written/business/${encodeURIComponent(product)}/`,
  blog: () => "written/blog/_/",
  blogPost: ({ path }) => `written/blogPost/${encodeURIComponent(path)}/`,
  givingMoments: () => "written/givingMoments/_/",
  givingMoment: ({ product }) => `written/givingMoment/${encodeURIComponent(product)}/`,
  landing: ({ path }) => `written/landing/${encodeURIComponent(path)}/`,
  notFound: () => "not-found/",
};

const root = (storefront: Storefront, language: Language): string => `/${storefront.code}/${language}/`;

/** Where `src/app` keeps a route. */
export const internalPath = <R extends ServedRoute>(
  storefront: Storefront,
  language: Language,
  route: R,
  parameters: RouteParameters[R],
): string => root(storefront, language) + segments[route](parameters);

/** Where `src/app` keeps a filtered listing. */
export const internalFilteredPath = (
  storefront: Storefront,
  language: Language,
  page: number,
  filters: GiftCardFilters,
): string => `${root(storefront, language)}listing/${page}/${filterSegment(filters)}/`;

/** Where `src/app` keeps a page of the places of a product, counted from 1. */
export const internalLocationsPath = (
  storefront: Storefront,
  language: Language,
  product: string,
  page: number,
): string => root(storefront, language) + locationsSegment(product, page);

/** Lists of written pages, whose further pages are asked for by query. */
export type WrittenListRoute = "blog" | "givingMoments";

/** Where `src/app` keeps a page of a list of written pages, counted from 1; the first is the route's own. */
export const internalWrittenListPath = (
  storefront: Storefront,
  language: Language,
  route: WrittenListRoute,
  page: number,
): string => root(storefront, language) + segments[route]({}) + (page > 1 ? `${page}/` : "");

/** Where `src/app` keeps the results for a text, which it reads from the query (`s`). */
export const internalSearchPath = (storefront: Storefront, language: Language, page: number): string =>
  `${root(storefront, language)}search/${page}/`;

/** Where `src/app` keeps a file that machines read: `/CBFR/fr/site/sitemap-2/`. No extension, so that Next sees a route. */
export const internalFilePath = (storefront: Storefront, { kind, language, part }: SiteFile): string =>
  `${root(storefront, language)}site/${kind}${part ? `-${part}` : ""}/`;

/** Where `src/app` keeps what a preview link shows. */
export const internalPreviewPath = (storefront: Storefront, { language, token }: Preview): string =>
  `${root(storefront, language)}preview/${token}/`;

/** Where `src/app` keeps the page of a state. */
export const internalStatePath = (storefront: Storefront, language: Language, state: StateName): string =>
  `${root(storefront, language)}${state}/`;
