import { defineModule } from "../../platform/module.ts";

/**
 * What people of the shop edit of a storefront's frame: menus, footer, warnings, pop-up, redirects, switches.
 */
export const store = defineModule({
  name: "store",
  migrations: "shop/store/migrations",
  schema: () => import("./graphql/store-data.ts"),
});
