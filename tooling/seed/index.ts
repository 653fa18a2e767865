export { makeCatalogue } from "./src/catalogue/make-catalogue.ts";
export type * from "./src/types.ts";
