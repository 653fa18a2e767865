import { defineModule } from "../../platform/module.ts";
import { pointsRoute } from "./points/points-route.ts";

/** Where products can be spent: the places of each, on a map and in a list. */
export const location = defineModule({
  name: "location",
  migrations: "shop/location/migrations",
  schema: () => import("./schema.ts"),
  routes: [pointsRoute],
});
