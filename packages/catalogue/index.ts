export { listingMetadata } from "./src/listing-page/listing-metadata.ts";
export { ProductList } from "./src/listing-page/product-list.tsx";
