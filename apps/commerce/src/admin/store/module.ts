import { defineModule } from "../../platform/module.ts";

/**
 * Menus, footer, warnings, pop-up, redirects and switches of a storefront, as people of the shop edit them.
 */
export const storeEditing = defineModule({ name: "store-editing", staffSchema: () => import("./graphql.ts") });
