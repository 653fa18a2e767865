export { onOneLine } from "./src/addresses/on-one-line.ts";
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
export { type MapArea, writeMapArea } from "./src/lists/write-map-area.ts";
export { type LinkQuery, writeQuery } from "./src/routes/link-query.ts";
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
export { type Shop, type ShopData, shopFrom } from "./src/shop.ts";
