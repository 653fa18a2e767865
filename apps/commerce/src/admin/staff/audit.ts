import { prepared, type Queryable } from "../../platform/database/index.ts";

/** What somebody did. `before` and `after` name no secret: a card by its last four digits. */
export interface AuditEntry {
  operation: string;
  /** The number of an order, an address, what people know it by. */
  subject: string;
  storefront?: string | null;
  before?: object | null;
  after?: object | null;
  why: string;
}

/** One line of the audit, as it is read. */
export interface AuditLine extends Required<AuditEntry> {
  id: number;
  at: Date;
  actor: string;
}

/** Who did it. Without an id: at the command line. */
export interface Actor {
  id: string | null;
  name: string;
  requestId: string;
}

const insert = prepared<
  Record<never, never>,
  [Date, string | null, string, string, string, string | null, string | null, string | null, string, string]
>(
  "staff-audit-write",
  `insert into staff_audit (at, staff, actor, operation, subject, storefront, before, after, why, request_id)
   values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10)`,
);
const columns = `a.id, a.at, a.actor, a.operation, a.subject, a.storefront, a.before, a.after, a.why`;
const page = prepared<AuditLine, [number | null, string | null, string | null, readonly string[] | null, number]>(
  "staff-audit-page",
  `select ${columns} from staff_audit a
   where ($1::bigint is null or a.id < $1) and ($2::text is null or a.subject = $2) and ($3::text is null or a.actor = $3)
     and ($4::text[] is null or a.storefront = any ($4))
   order by a.id desc limit $5`,
);

/** Writes down what somebody did, in the transaction that does it. */
export const writeAudit = async (client: Queryable, { id, name, requestId }: Actor, entry: AuditEntry, now: Date) => {
  const { operation, subject, storefront = null, before = null, after = null, why } = entry;
  const json = (value: object | null) => value && JSON.stringify(value);
  await insert.run(client, now, id, name, operation, subject, storefront, json(before), json(after), why, requestId);
};

/** Which lines of the audit. */
export interface AuditChoice {
  /** Older than this line. */
  before?: number | null | undefined;
  subject?: string | null | undefined;
  actor?: string | null | undefined;
  /** Only lines of these storefronts. */
  storefronts?: readonly string[] | undefined;
}

/** A page of the audit, newest first. */
export const readAudit = (db: Queryable, choice: AuditChoice, most = 50): Promise<AuditLine[]> =>
  page.all(db, choice.before ?? null, choice.subject ?? null, choice.actor ?? null, choice.storefronts ?? null, most);
