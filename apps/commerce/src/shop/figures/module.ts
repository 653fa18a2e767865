import { defineModule } from "../../platform/module.ts";
import { collectorRoute } from "./collector-route.ts";
import { forgetFigures, forgetPurchases } from "./forget-figures.ts";

/**
 * How often what happens in the shop, where visitors agreed that it is
 * counted: numbers by storefront, day and event, and nobody in them.
 */
export const figures = defineModule({
  name: "figures",
  migrations: "shop/figures/migrations",
  routes: [collectorRoute],
  retention: [
    { what: "figures", every: "night", forget: forgetFigures },
    { what: "counted-purchases", every: "night", forget: forgetPurchases },
  ],
  commands: {
    figures: {
      about: "how often what happened, by storefront and day",
      load: async () => (await import("./run-figures.ts")).figuresCommand,
    },
  },
});
