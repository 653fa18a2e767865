export { facturX } from "./cii/factur-x.ts";
export type * from "./content.ts";
export {
  documentsOf,
  documentsOfOrders,
  keepDocumentFile,
  type ListedDocument,
  readDocument,
  readDocumentFile,
} from "./documents-table.ts";
export { issueCreditNote } from "./issue-credit-note.ts";
export { issueInvoice } from "./issue-invoice.ts";
export { taxesOf } from "./lines.ts";
export { buyerAddress, sellerOf } from "./parties.ts";
export { type IssueJob, issueQueue, promiseFiles, promiseInvoice, type RenderJob, renderQueue } from "./queue.ts";
export { documentXml } from "./ubl/document-xml.ts";
