import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { DocumentContent, DocumentKind, IssuedDocument } from "./content.ts";

const columns = `d.id, d.order_id as "orderId", d.kind, d.number, d.legal_entity as "legalEntity", d.issued_at as "issuedAt", d.content`;

/** The number is the database's to give, see the migration. */
export const insertDocument = prepared<
  IssuedDocument,
  [string, string, DocumentKind, string, string, string, Date, string]
>(
  "document-insert",
  `insert into document as d (id, order_id, kind, cause, legal_entity, prefix, issued_at, content)
   values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb) returning ${columns}`,
);

export const findDocument = prepared<IssuedDocument, [string, DocumentKind, string]>(
  "document-find",
  `select ${columns} from document d where d.order_id = $1 and d.kind = $2 and d.cause = $3`,
);

const byId = prepared<IssuedDocument, [string]>("document-by-id", `select ${columns} from document d where d.id = $1`);

/** A document by its id, which the caller has checked to be a uuid. */
export const readDocument = (db: Queryable, id: string): Promise<IssuedDocument | undefined> => byId.first(db, id);

/** A document in the list of its order. */
export interface ListedDocument {
  id: string;
  kind: DocumentKind;
  number: string;
  issuedAt: Date;
  /** Whether its files are made. */
  ready: boolean;
}

const ofOrder = prepared<ListedDocument, [string]>(
  "documents-of-order",
  `select d.id, d.kind, d.number, d.issued_at as "issuedAt",
     exists (select from document_file f where f.document = d.id and f.format = 'PDF') as ready
   from document d where d.order_id = $1 order by d.issued_at, d.number`,
);

/** The documents of an order, the first one first. */
export const documentsOf = (db: Queryable, orderId: string): Promise<ListedDocument[]> => ofOrder.all(db, orderId);

const ofOrders = prepared<ListedDocument & { orderId: string }, [readonly string[]]>(
  "documents-of-orders",
  `select d.order_id as "orderId", d.id, d.kind, d.number, d.issued_at as "issuedAt",
     exists (select from document_file f where f.document = d.id and f.format = 'PDF') as ready
   from document d where d.order_id = any ($1::uuid[]) order by d.issued_at, d.number`,
);

/** Documents of several orders, by the id of their order. */
export const documentsOfOrders = async (
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, ListedDocument[]>> => Map.groupBy(await ofOrders.all(db, orderIds), ({ orderId }) => orderId);

export type DocumentFormat = "PDF" | "XML";

const fileOf = prepared<{ bytes: Buffer }, [string, DocumentFormat]>(
  "document-file",
  "select bytes from document_file where document = $1 and format = $2",
);
const insertFile = prepared<Record<never, never>, [string, DocumentFormat, Buffer, Date]>(
  "document-file-insert",
  "insert into document_file (document, format, bytes, made_at) values ($1, $2, $3, $4) on conflict do nothing",
);

/** A file of a document, or `undefined` while it is not made. */
export const readDocumentFile = async (
  db: Queryable,
  id: string,
  format: DocumentFormat,
): Promise<Buffer | undefined> => (await fileOf.first(db, id, format))?.bytes;

/** Keeps a file of a document; the first one that was made stays. */
export const keepDocumentFile = async (
  db: Queryable,
  id: string,
  format: DocumentFormat,
  bytes: Buffer,
  now: Date,
): Promise<void> => void (await insertFile.run(db, id, format, bytes, now));

const withoutFiles = prepared<{ id: string }, [Date]>(
  "documents-without-files",
  `select d.number as id from document d where d.issued_at < $1
     and not exists (select from document_file f where f.document = d.id and f.format = 'PDF')`,
);

/** Numbers of documents that were issued before a moment and have no file yet. */
export const documentsWithoutFiles = async (db: Queryable, before: Date): Promise<string[]> =>
  (await withoutFiles.all(db, before)).map(({ id }) => id);

/** Freezes what a document says. */
export const writtenContent = (content: DocumentContent): string => JSON.stringify(content);
