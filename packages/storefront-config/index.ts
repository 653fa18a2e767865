export { onOneLine } from "./src/addresses/on-one-line.ts";
export { brandShopOrigins } from "./src/brand-shops.ts";
export type { Claims } from "./src/claims.ts";
export { createShop } from "./src/create-shop.ts";
export { readSharedHosts, type SharedHosts, sharedHostOf, sharingAt } from "./src/hosts/shared-hosts.ts";
export {
  defaultOriginPattern,
  type HostOptions,
  publicOrigin,
  storefrontByHost,
} from "./src/hosts/storefront-by-host.ts";
export { isRedeemToken, redeem, redeemCookie } from "./src/identify/redeem-cookie.ts";
export { cardMonths } from "./src/legal/card-validity.ts";
export { legalEntries } from "./src/legal/legal-entries.ts";
export { retention } from "./src/legal/retention.ts";
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
} from "./src/lists/gift-card-filters.ts";
export { readMapArea } from "./src/lists/map-area.ts";
export type { MapArea } from "./src/lists/write-map-area.ts";
export { occasionCategories } from "./src/occasions/occasion-categories.ts";
export { type Occasion, occasions } from "./src/occasions/occasions.ts";
export { type PriceBounds, priceBoundsOf } from "./src/payments/price-bounds.ts";
export { type PriceRange, priceRanges } from "./src/payments/price-ranges.ts";
export {
  type RedirectName,
  redirectAddresses,
  redirectNames,
  redirectTargets,
} from "./src/redirects/named-redirects.ts";
export { type CompiledRouteTable, compileRouteTable } from "./src/routes/compile-route-table.ts";
export { type LinkArguments, languagePathOf, linkIn, prefixOf } from "./src/routes/link.ts";
export { type LinkQuery, writeQuery } from "./src/routes/link-query.ts";
export { linkTo } from "./src/routes/link-to.ts";
export { isOffered } from "./src/routes/offered-routes.ts";
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
} from "./src/routes/query.ts";
export { type Query, type QueryValue, queryOf } from "./src/routes/query-values.ts";
export { resolvePath } from "./src/routes/resolve-path.ts";
export { type RouteName, type RouteParameters, routeNames } from "./src/routes/route-names.ts";
export type { RouteTable } from "./src/routes/route-table.ts";
export { routesOf } from "./src/routes/routes-of.ts";
export { isServed, type ServedRoute, servedRoutes } from "./src/routes/served-routes.ts";
export { isEntitySlug, isLinkToken, isUuid } from "./src/routes/slug.ts";
export { isWrittenRoute, type WrittenRoute, writtenParameters, writtenRoutes } from "./src/routes/written-routes.ts";
export { type Shop, type ShopData, shopFrom } from "./src/shop.ts";
export { type CountryCombination, countriesCombinations } from "./src/store/store-data.ts";
export { getStorefront, isStorefrontCode, storefronts } from "./src/storefronts/index.ts";
export type { HeaderVersion, Toggles } from "./src/toggles.ts";
export * from "./src/types.ts";
