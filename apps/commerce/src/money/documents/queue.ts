import type { Queryable } from "../../platform/database/index.ts";
import type { QueueDefinition } from "../../platform/jobs/queues.ts";
import type { Services } from "../../platform/services.ts";

/** The invoice of an order is to be issued. */
export interface IssueJob {
  orderId: string;
}

/** The files of a document are to be made. */
export interface RenderJob {
  documentId: string;
}

const longRetries = { retryLimit: 100, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 } as const;

export const issueQueue: QueueDefinition = { name: "documents.issue", ...longRetries };
export const renderQueue: QueueDefinition = { name: "documents.render", ...longRetries };

/** Has the invoice of an order issued by the worker, once the caller's transaction commits. */
export const promiseInvoice = async (
  { enqueue }: Pick<Services, "enqueue">,
  client: Queryable,
  orderId: string,
): Promise<void> => void (await enqueue(client, issueQueue.name, { orderId } satisfies IssueJob));

/** Has the files of documents made by the worker, once the caller's transaction commits. */
export const promiseFiles = async (
  { enqueue }: Pick<Services, "enqueue">,
  client: Queryable,
  documents: readonly { id: string }[],
): Promise<void> => {
  for (const { id } of documents) await enqueue(client, renderQueue.name, { documentId: id } satisfies RenderJob);
};
