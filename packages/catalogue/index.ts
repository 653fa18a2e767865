export { ExchangeList } from "./src/listing-page/exchange-list.tsx";
export { listingMetadata } from "./src/listing-page/listing-metadata.ts";
export { ProductList, type ProductListProps } from "./src/listing-page/product-list.tsx";
