import { defineModule } from "../../platform/module.ts";
import { documentsWithoutFiles } from "./documents-table.ts";
import { issueQueue, renderQueue } from "./queue.ts";

const hour = 3_600_000;

/**
 * Invoices and credit notes: their numbers and what they say.
 * How they look, and who gets them, is `shop/documents`.
 */
export const documents = defineModule({
  name: "documents",
  migrations: "money/documents/migrations",
  queues: [issueQueue, renderQueue],
  reports: async (db, now) =>
    (await documentsWithoutFiles(db, new Date(now.getTime() - hour))).map((id) => ({ what: "DOCUMENT_NOT_MADE", id })),
});
