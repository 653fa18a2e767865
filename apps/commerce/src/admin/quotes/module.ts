import { defineModule } from "../../platform/module.ts";

/** Quotes of companies as people of the shop see, price and send them. */
export const quotes = defineModule({
  name: "staff-quotes",
  staffSchema: () => import("./schema.ts"),
});
