export { listingMetadata } from "./src/listing-page/listing-metadata.ts";
export { ListingCategoryFragment, ListingPageFragment } from "./src/listing-page/listing-page.fragment.ts";
export { ListingPage, type ListingPageProps } from "./src/listing-page/listing-page.tsx";
export { productMetadata } from "./src/product-page/product-metadata.ts";
export { ProductPageFragment } from "./src/product-page/product-page.fragment.ts";
export { ProductPage, type ProductPageProps } from "./src/product-page/product-page.tsx";
