export { listingMetadata } from "./src/listing-page/listing-metadata.ts";
export { ProductList, type ProductListProps } from "./src/listing-page/product-list.tsx";
