export { listingMetadata } from "./src/listing-page/listing-metadata.ts";
