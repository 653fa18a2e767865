import { randomUUID } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import type { PoolClient } from "../../platform/database/index.ts";
import type { DocumentContent, DocumentLine, DocumentPayment, IssuedDocument } from "./content.ts";
import { findDocument, insertDocument, writtenContent } from "./documents-table.ts";
import { dayOf, issueInvoice } from "./issue-invoice.ts";
import { taxesOf } from "./lines.ts";

/** What goes back of an order. */
export interface Credited {
  orderId: string;
  /** Names the refund: it has one credit note. */
  cause: string;
  /** Ids of the order's lines that are taken back whole. */
  lines: ReadonlySet<number>;
  /** Whether postage goes back too. */
  postage: boolean;
  /** By which ways it goes back; they sum to what the note credits. */
  payments: readonly DocumentPayment[];
}

/** Whether a line of the invoice goes back; its line of postage is none of the order's. */
const goesBack = ({ lines, postage }: Credited, { line }: DocumentLine): boolean =>
  line === null ? postage : lines.has(line);

const correctionOf = (invoice: IssuedDocument, credited: Credited, now: Date): DocumentContent => {
  const { content: invoiced, number } = invoice;
  // What goes back is owed by nobody.
  const { owed: _, ...content } = invoiced;
  const lines = content.lines.filter((line) => goesBack(credited, line));
  const taxes = taxesOf(lines);
  const gross = lines.reduce((sum, line) => sum + line.gross, 0);
  const back = credited.payments.reduce((sum, { amount }) => sum + amount, 0);
  if (back !== gross) throw new Error(`Of the refund ${credited.cause} ${back} goes back, and ${gross} is credited.`);
  return {
    ...content,
    issuedOn: dayOf(now, getStorefront(content.storefront).timeZone),
    corrects: { number, issuedOn: content.issuedOn },
    lines,
    taxes,
    gross,
    vat: taxes.reduce((sum, tax) => sum + tax.vat, 0),
    payments: credited.payments,
  };
};

/**
 * Issues the credit note of a refund, once, and before it the invoice that it corrects where there is none
 * yet. Answers what was issued now.
 */
export const issueCreditNote = async (
  client: PoolClient,
  credited: Credited,
  now: Date,
): Promise<readonly IssuedDocument[]> => {
  const { orderId, cause } = credited;
  const issued = await issueInvoice(client, orderId, now);
  if (issued === undefined) throw new Error(`The order ${orderId} was never paid, and has nothing to credit.`);
  const { document: invoice, fresh } = issued;
  if (await findDocument.first(client, orderId, "CREDIT_NOTE", cause)) return [];
  const content = writtenContent(correctionOf(invoice, credited, now));
  const terms = [invoice.legalEntity, `${invoice.content.storefront}-C`, now, content] as const;
  const document = await insertDocument.first(client, randomUUID(), orderId, "CREDIT_NOTE", cause, ...terms);
  if (document === undefined) throw new Error(`The credit note of the order ${orderId} was not written.`);
  return fresh ? [invoice, document] : [document];
};
