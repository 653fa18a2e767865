export { listingMetadata } from "./src/listing-page/listing-metadata.ts";
export { ListingCategoryFragment, ListingPageFragment } from "./src/listing-page/listing-page.fragment.ts";
export { ListingPage, type ListingPageProps } from "./src/listing-page/listing-page.tsx";
export { productMetadata } from "./src/product-page/product-metadata.ts";
export { ProductPageFragment } from "./src/product-page/product-page.fragment.ts";
export { ProductPage, type ProductPageProps } from "./src/product-page/product-page.tsx";
export { type ProductQuestion, productQuestions } from "./src/product-page/product-questions.ts";
export { productTrail } from "./src/product-page/product-trail.ts";
