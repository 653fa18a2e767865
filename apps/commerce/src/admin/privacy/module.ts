import { defineModule } from "../../platform/module.ts";

/** What somebody may ask of what is kept of them, when they write to the shop. */
export const privacy = defineModule({
  name: "staff-privacy",
  staffSchema: () => import("./graphql/privacy.ts"),
  staffRoutes: [
    {
      method: "POST",
      path: "/files/person.json",
      handle: async (...asked) => (await import("./export-route.ts")).personRoute(...asked),
    },
  ],
});
