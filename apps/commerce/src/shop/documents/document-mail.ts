import type { IssuedDocument } from "../../money/documents/index.ts";

/** A document with its files. */
export interface DocumentMail {
  document: IssuedDocument;
  pdf: Buffer;
  xml: Buffer;
}
