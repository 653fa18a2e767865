export { brandShopOrigins } from "./src/brand-shops.ts";
export { cardMonths } from "./src/card-validity.ts";
export type { Claims } from "./src/claims.ts";
export { type CompiledRouteTable, compileRouteTable } from "./src/compile-route-table.ts";
export { createShop } from "./src/create-shop.ts";
export {
  type FilterName,
  filterNames,
  type GiftCardFilters,
  type ListName,
  type ListSort,
  listNames,
  listSorts,
  productFiltersOf,
  readFilters,
} from "./src/gift-card-filters.ts";
export { legalEntries } from "./src/legal-entries.ts";
export { type LinkArguments, languagePathOf, linkIn, prefixOf } from "./src/link.ts";
export { type LinkQuery, writeQuery } from "./src/link-query.ts";
export { linkTo } from "./src/link-to.ts";
export { type MapArea, readMapArea } from "./src/map-area.ts";
export { occasionCategories } from "./src/occasion-categories.ts";
export { type Occasion, occasions } from "./src/occasions.ts";
export { isOffered } from "./src/offered-routes.ts";
export { onOneLine } from "./src/on-one-line.ts";
export { type PriceBounds, priceBoundsOf } from "./src/price-bounds.ts";
export { type PriceRange, priceRanges } from "./src/price-ranges.ts";
export {
  type PaymentError,
  paymentErrors,
  readClickId,
  readOrder,
  readPage,
  readPaymentError,
  readQuery,
  readRedeemToken,
  readSearch,
} from "./src/query.ts";
export { type Query, type QueryValue, queryOf } from "./src/query-values.ts";
export { isRedeemToken, redeem, redeemCookie } from "./src/redeem-cookie.ts";
export {
  type RedirectName,
  redirectAddresses,
  redirectNames,
  redirectTargets,
} from "./src/redirects/named-redirects.ts";
export { resolvePath } from "./src/resolve-path.ts";
export { retention } from "./src/retention.ts";
export { type RouteName, type RouteParameters, routeNames } from "./src/route-names.ts";
export type { RouteTable } from "./src/route-table.ts";
export { routesOf } from "./src/routes-of.ts";
export { isServed, type ServedRoute, servedRoutes } from "./src/served-routes.ts";
export { readSharedHosts, type SharedHosts, sharedHostOf, sharingAt } from "./src/shared-hosts.ts";
export { type Shop, type ShopData, shopFrom } from "./src/shop.ts";
export { isEntitySlug, isLinkToken, isUuid } from "./src/slug.ts";
export { type CountryCombination, countriesCombinations } from "./src/store-data.ts";
export { defaultOriginPattern, type HostOptions, publicOrigin, storefrontByHost } from "./src/storefront-by-host.ts";
export { getStorefront, isStorefrontCode, storefronts } from "./src/storefronts/index.ts";
export type { HeaderVersion, Toggles } from "./src/toggles.ts";
export * from "./src/types.ts";
export { isWrittenRoute, type WrittenRoute, writtenParameters, writtenRoutes } from "./src/written-routes.ts";
