import { defineModule } from "../../platform/module.ts";
import { forgetAdditions, forgetCarts, forgetOrderedCarts } from "./forget-stale.ts";
import { forgetVisitors } from "./forget-visitors.ts";

/** What a visitor is about to buy. */
export const basket = defineModule({
  name: "basket",
  migrations: "shop/basket/migrations",
  schema: () => import("./graphql/mutations.ts"),
  // A visitor goes last: nothing may refer to one any more.
  retention: [
    { what: "additions", every: "night", forget: forgetAdditions },
    { what: "carts", every: "night", forget: forgetCarts },
    { what: "orderedCarts", every: "night", forget: forgetOrderedCarts },
    { what: "visitors", every: "night", forget: forgetVisitors },
  ],
});
