import { defineModule } from "../../platform/module.ts";

/** Finding what the other modules have: they register documents, a visitor types. */
export const search = defineModule({
  name: "search",
  migrations: "shop/search/migrations",
  schema: () => import("./schema.ts"),
});
