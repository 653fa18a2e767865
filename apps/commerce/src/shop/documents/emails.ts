import { readDocument, readDocumentFile } from "../../money/documents/index.ts";
import { email } from "../../platform/outbox/email.ts";
import type { DocumentMail } from "./document-mail.ts";

/** A document is to be sent to the buyer. */
export interface DocumentJob {
  documentId: string;
}

/** The invoice or credit note itself, as attachments. */
export const documentEmail = email("document", {
  facts: async ({ pool }, { documentId }: DocumentJob): Promise<DocumentMail | undefined> => {
    const document = await readDocument(pool, documentId);
    const pdf = await readDocumentFile(pool, documentId, "PDF");
    const xml = await readDocumentFile(pool, documentId, "XML");
    return document && pdf && xml ? { document, pdf, xml } : undefined;
  },
  template: async () => (await import("./compose-document-email.tsx")).composeDocumentEmail,
  nameOf: async (db, { documentId }: DocumentJob) => (await readDocument(db, documentId))?.content.orderNumber,
});
