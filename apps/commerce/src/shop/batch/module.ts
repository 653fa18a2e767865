import { forgetAfterDays } from "../../platform/batches.ts";
import { defineModule } from "../../platform/module.ts";
import { forgetBatches } from "./batch-table.ts";
import { forgetRows } from "./rows-table.ts";

/** What was begun and never ordered is forgotten after so many days. */
const openDays = 30;

/** Gifts of one kind for many people, from a table that somebody gave us. */
export const batch = defineModule({
  name: "batch",
  migrations: "shop/batch/migrations",
  schema: () => import("./schema.ts"),
  retention: [
    { what: "batches", every: "night", forget: forgetAfterDays(openDays, forgetBatches) },
    { what: "rows of batches", every: "night", forget: forgetAfterDays(openDays, forgetRows) },
  ],
});
