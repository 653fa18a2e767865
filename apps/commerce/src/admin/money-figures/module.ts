import { defineModule } from "../../platform/module.ts";

/** What was sold, and what the books say is owed, as finance reads it. */
export const moneyFigures = defineModule({
  name: "staff-money-figures",
  staffSchema: () => Promise.all([import("./figures.ts"), import("./more-figures.ts")]),
});
