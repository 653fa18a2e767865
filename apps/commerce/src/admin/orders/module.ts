import { defineModule } from "../../platform/module.ts";

/** Orders as people of the shop see them, and what they do about them. */
export const orders = defineModule({
  name: "staff-orders",
  migrations: "admin/orders/migrations",
  staffSchema: () => import("./schema.ts"),
});
