import { createShop } from "@giftshop/storefront-config";
import {
  documentXml,
  type IssueJob,
  issueInvoice,
  keepDocumentFile,
  promiseFiles,
  type RenderJob,
  readDocument,
} from "../../money/documents/index.ts";
import { inTransaction } from "../../platform/database/index.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import type { Services } from "../../platform/services.ts";
import { documentEmail } from "./emails.ts";

/** Issues the invoice of an order that was paid, if it has none, and has its files made. */
export const issueOrderInvoice = (services: Services, { orderId }: IssueJob): Promise<boolean> =>
  inTransaction(services.pool, async (client) => {
    const issued = await issueInvoice(client, orderId, services.clock.now());
    if (issued?.fresh) await promiseFiles(services, client, [issued.document]);
    return issued !== undefined;
  });

/**
 * Makes the files of a document, keeps them, and promises the email that brings them; again, it changes
 * nothing.
 */
export const makeDocumentFiles = async (services: Services, { documentId }: RenderJob): Promise<void> => {
  const { pool, clock } = services;
  const document = await readDocument(pool, documentId);
  if (document === undefined) throw new Error(`There is no document ${documentId}.`);
  const { storefront, language } = document.content;
  const { drawDocument } = await import("./pdf/draw-document.ts");
  const pdf = await drawDocument(document, createShop(storefront, language));
  const xml = Buffer.from(documentXml(document));
  await inTransaction(pool, async (client) => {
    await keepDocumentFile(client, documentId, "PDF", pdf, clock.now());
    await keepDocumentFile(client, documentId, "XML", xml, clock.now());
    await writeEmail(services, client, documentEmail, { documentId });
  });
};
