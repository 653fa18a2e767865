import { defineModule } from "../../platform/module.ts";

/** What leaves by post, as packers see it. */
export const parcels = defineModule({
  name: "staff-parcels",
  staffSchema: () => import("./graphql/parcels.ts"),
  staffRoutes: [
    {
      method: "POST",
      path: "/files/parcels.pdf",
      handle: async (...asked) => (await import("./print-route.ts")).printRoute(...asked),
    },
  ],
});
