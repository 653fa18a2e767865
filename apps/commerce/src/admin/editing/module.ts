import { defineModule } from "../../platform/module.ts";
import { mediaRoute } from "../../shop/catalogue/media/media-route.ts";
import { lateDrafts, publishJob, publishQueue } from "./publish-due.ts";
import { runJob, runQueue } from "./runs/do-run.ts";
import { forgetRuns } from "./runs/runs-table.ts";

/** Catalogue and pages, as files and as people of the shop edit them. */
export const editing = defineModule({
  name: "editing",
  migrations: "admin/editing/migrations",
  staffSchema: () => import("./schema.ts"),
  staffRoutes: [
    // What an editor chooses among is what everybody sees.
    mediaRoute,
    {
      method: "POST",
      path: "/files/import",
      handle: async (...asked) => (await import("./runs/import-route.ts")).importRoute(...asked),
    },
    {
      method: "POST",
      path: "/files/export",
      handle: async (...asked) => (await import("./runs/export-route.ts")).exportRoute(...asked),
    },
  ],
  queues: [publishQueue, runQueue],
  jobs: [publishJob, runJob],
  retention: [{ what: "imports", every: "night", forget: forgetRuns }],
  reports: lateDrafts,
  commands: {
    catalogue: {
      about: "catalogue and pages as files",
      load: async () => (await import("./command.ts")).catalogueCommand,
    },
  },
});
