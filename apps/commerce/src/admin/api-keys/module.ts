import { defineModule } from "../../platform/module.ts";

/** Keys of companies for the API, as people of the shop see and make them. */
export const apiKeys = defineModule({
  name: "staff-api-keys",
  staffSchema: () => import("./graphql/api-keys.ts"),
});
