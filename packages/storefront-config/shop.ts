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
export { type LinkQuery, writeQuery } from "./src/link-query.ts";
export { type MapArea, readMapArea, writeMapArea } from "./src/map-area.ts";
export { onOneLine } from "./src/on-one-line.ts";
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
export { type Shop, type ShopData, shopFrom } from "./src/shop.ts";
