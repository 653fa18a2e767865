export { makeCatalogue } from "./src/catalogue/make-catalogue.ts";
export { makeContent, type SeedContent } from "./src/content/make-content.ts";
export {
  makeExchange,
  type SeedExchange,
  type SeedExchangeBrand,
  type SeedExchangePage,
} from "./src/exchange/make-exchange.ts";
export { makeLocations } from "./src/locations/make-locations.ts";
export type { SeedLocation, SeedOpeningHours } from "./src/locations/types.ts";
export { makeMenus } from "./src/menus/make-menus.ts";
export type * from "./src/types.ts";
