import { defineModule } from "../../platform/module.ts";

/** The monthly draws as staff see them: how many take part, never who. */
export const draws = defineModule({
  name: "staff-draws",
  staffSchema: () => import("./draws.ts"),
});
