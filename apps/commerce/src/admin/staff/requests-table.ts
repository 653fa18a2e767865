import { randomUUID } from "node:crypto";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable, violates } from "../../platform/database/index.ts";
import { Refused } from "./refused.ts";
import type { Operation } from "./roles.ts";

/** What one person asked for and a second one decides about. */
export interface StaffRequest {
  id: string;
  operation: Operation;
  /** The number of its order, the reference of a quote, or a company. */
  subject: string;
  storefront: StorefrontCode;
  /** What exactly, as the operation reads it. */
  input: object;
  currency: string;
  /** Minor units. */
  amount: number;
  why: string;
  askedBy: string;
  /** Address of who asked. */
  asker: string;
  askedAt: Date;
  decision: "APPROVED" | "REFUSED" | null;
}

type NewRequest = Pick<StaffRequest, "operation" | "subject" | "storefront" | "input" | "currency" | "amount" | "why">;

const columns = `r.id, r.operation, r.subject, r.storefront, r.input, r.currency, r.amount, r.why, r.asked_by as "askedBy",
  s.email as asker, r.asked_at as "askedAt", r.decision`;
const joined = "from staff_request r join staff s on s.id = r.asked_by";

const insert = prepared<
  Record<never, never>,
  [string, string, string, string, string, string, number, string, string, Date]
>(
  "staff-request-insert",
  `insert into staff_request (id, operation, subject, storefront, input, currency, amount, why, asked_by, asked_at)
   values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10)`,
);
const open = prepared<StaffRequest, [readonly string[] | null]>(
  "staff-requests-open",
  `select ${columns} ${joined} where r.decision is null and ($1::text[] is null or r.storefront = any ($1)) order by r.asked_at`,
);
const ofSubject = prepared<StaffRequest, [string]>(
  "staff-requests-of-subject",
  `select ${columns} ${joined} where r.decision is null and r.subject = $1 order by r.asked_at`,
);
const lock = prepared<StaffRequest, [string]>(
  "staff-request-lock",
  `select ${columns} ${joined} where r.id = $1 for no key update of r`,
);
const decide = prepared<Record<never, never>, [string, "APPROVED" | "REFUSED", string, Date, string]>(
  "staff-request-decide",
  "update staff_request set decision = $2, decided_by = $3, decided_at = $4, decision_why = $5 where id = $1 and decision is null",
);

/** Keeps what somebody asked for, for a second person. Throws WAITS_ALREADY where the same waits. */
export const insertStaffRequest = async (
  client: Queryable,
  { operation, subject, storefront, input, currency, amount, why }: NewRequest,
  { askedBy, now }: { askedBy: string; now: Date },
): Promise<string> => {
  const id = randomUUID();
  const what = [operation, subject, storefront, JSON.stringify(input), currency, amount, why] as const;
  try {
    await insert.run(client, id, ...what, askedBy, now);
  } catch (error) {
    throw violates(error, "staff_request_once") ? new Refused("WAITS_ALREADY") : error;
  }
  return id;
};

/** What waits for a second person, the oldest first; of these storefronts, or of all. */
export const openRequests = (db: Queryable, storefronts?: readonly string[]): Promise<StaffRequest[]> =>
  open.all(db, storefronts ?? null);

/** Requests that wait for a second person, of one order. */
export const openRequestsOf = (db: Queryable, subject: string): Promise<StaffRequest[]> => ofSubject.all(db, subject);

/** A request, locked until the transaction ends. */
export const lockStaffRequest = (client: Queryable, id: string): Promise<StaffRequest | undefined> =>
  lock.first(client, id);

/** Notes what a person decided; answers false where somebody had before. */
export const decideStaffRequest = async (
  client: Queryable,
  id: string,
  { decision, staff, why, now }: { decision: "APPROVED" | "REFUSED"; staff: string; why: string; now: Date },
): Promise<boolean> => (await decide.run(client, id, decision, staff, now, why)) === 1;
