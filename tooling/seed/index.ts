export { makeCatalogue } from "./src/catalogue/make-catalogue.ts";
export { makeContent, type SeedContent } from "./src/content/make-content.ts";
export type * from "./src/types.ts";
