import { defineModule } from "../../platform/module.ts";

/** What registers know of what somebody types: houses of a postcode, VAT numbers. */
export const lookup = defineModule({
  name: "lookup",
  schema: () => import("./graphql/addresses.ts"),
});
