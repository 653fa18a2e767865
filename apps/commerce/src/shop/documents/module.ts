import { type IssueJob, issueQueue, type RenderJob, renderQueue } from "../../money/documents/index.ts";
import { defineModule } from "../../platform/module.ts";
import { documentRoute } from "./document-route.ts";
import { documentEmail } from "./emails.ts";
import { issueOrderInvoice, makeDocumentFiles } from "./make-files.ts";

const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };

/** How invoices and credit notes look, and who gets them: by email, and from the pages of their order. */
export const orderDocuments = defineModule({
  name: "order-documents",
  schema: () => import("./graphql/documents.ts"),
  routes: [documentRoute],
  emails: [documentEmail],
  jobs: [
    {
      queue: issueQueue.name,
      options,
      work: async (services, [job]) => job && issueOrderInvoice(services, job.data as IssueJob),
    },
    {
      queue: renderQueue.name,
      options,
      work: async (services, [job]) => job && makeDocumentFiles(services, job.data as RenderJob),
    },
  ],
});
