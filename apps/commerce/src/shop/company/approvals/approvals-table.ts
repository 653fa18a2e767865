import type { OrderDraft } from "../../../money/order/index.ts";
import { type Forget, forgetInBatches } from "../../../platform/batches.ts";
import { type Pool, prepared, type Queryable } from "../../../platform/database/index.ts";

export type ApprovalState = "WAITING" | "APPROVED" | "REFUSED" | "WITHDRAWN";

/** An order that waits, or waited, for a yes; its id is the order's. Amounts: minor units of `currency`. */
export interface Approval {
  id: string;
  company: string;
  askedBy: string | null;
  credit: string;
  amount: number;
  currency: string;
  costCentre: string | null;
  gifts: number;
  /** What is in it, in the words of who asked. */
  summary: string;
  state: ApprovalState;
  decidedBy: string | null;
  why: string | null;
  askedAt: Date;
  decidedAt: Date | null;
}

/** The order that waits, as plain data. */
type KeptDraft = Omit<OrderDraft, "requestHash" | "placedAt"> & { requestHash: string; placedAt: string };

const columns = `id, company, asked_by as "askedBy", credit, amount, currency, cost_centre as "costCentre", gifts, summary, state,
  decided_by as "decidedBy", why, asked_at as "askedAt", decided_at as "decidedAt"`;

const insert = prepared<
  Record<never, never>,
  [string, string, string, string, number, string, string | null, number, string, string, Date]
>(
  "company-approval-insert",
  `insert into company_approval (id, company, asked_by, credit, amount, currency, cost_centre, gifts, summary, draft, asked_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11)`,
);
const list = prepared<Approval, [string, string | null]>(
  "company-approvals",
  `select ${columns} from company_approval where company = $1 and ($2::uuid is null or asked_by = $2)
   order by (state = 'WAITING') desc, asked_at desc, id limit 200`,
);
const byId = prepared<Approval, [string]>(
  "company-approval-by-id",
  `select ${columns} from company_approval where id = $1`,
);
const lock = prepared<Approval & { draft: KeptDraft | null }, [string]>(
  "company-approval-lock",
  `select ${columns}, draft from company_approval where id = $1 for update`,
);
const decide = prepared<Record<never, never>, [string, ApprovalState, string, string | null, Date]>(
  "company-approval-decide",
  `update company_approval set state = $2, decided_by = $3, why = $4, decided_at = $5, draft = null
   where id = $1 and state = 'WAITING'`,
);

const forget: Forget = prepared(
  "company-approval-forget",
  `update company_approval set state = 'WITHDRAWN', decided_at = asked_at, draft = null where id in (
     select id from company_approval where state = 'WAITING' and asked_at <= $1 order by asked_at limit $2 for update skip locked)`,
);

/** How long an order waits: shorter than closed baskets are kept. */
const waitDays = 21;

/** Keeps an order that waits. */
export const insertApproval = async (
  client: Queryable,
  { id, company, askedBy, credit, amount, currency, costCentre, gifts, summary }: AskedApproval,
  draft: OrderDraft,
  now: Date,
): Promise<void> => {
  const kept = JSON.stringify({ ...draft, requestHash: draft.requestHash.toString("hex") });
  await insert.run(client, id, company, askedBy, credit, amount, currency, costCentre, gifts, summary, kept, now);
};

/** What an approval begins with. */
export type AskedApproval = Omit<Approval, "state" | "decidedBy" | "why" | "askedAt" | "decidedAt" | "askedBy"> & {
  askedBy: string;
};

/** Orders of a company that wait or waited, those that wait first; of one account where it is named. */
export const approvalsOf = (db: Queryable, company: string, account: string | null): Promise<Approval[]> =>
  list.all(db, company, account);

export const approvalById = (db: Queryable, id: string): Promise<Approval | undefined> => byId.first(db, id);

const date = (text: string | Date | null): Date | null => (text === null ? null : new Date(text));

/** What was kept is read as it was: bytes and instants are texts in JSON. */
const draftOf = (kept: KeptDraft): OrderDraft => ({
  ...kept,
  requestHash: Buffer.from(kept.requestHash, "hex"),
  placedAt: new Date(kept.placedAt),
  packages: kept.packages.map((one) => ({ ...one, wantedAt: date(one.wantedAt), leavesAt: date(one.leavesAt) })),
});

/**
 * One with its order while it waits, locked until the
 * transaction ends: two who decide come one after the other.
 */
export const lockApproval = async (
  client: Queryable,
  id: string,
): Promise<{ approval: Approval; draft: OrderDraft | undefined } | undefined> => {
  const row = await lock.first(client, id);
  if (row === undefined) return undefined;
  const { draft, ...approval } = row;
  return { approval, draft: draft === null ? undefined : draftOf(draft) };
};

/** Writes what was decided; answers whether this call did. */
export const noteDecision = async (
  client: Queryable,
  id: string,
  { state, by, why }: { state: Exclude<ApprovalState, "WAITING">; by: string; why: string | null },
  now: Date,
): Promise<boolean> => (await decide.run(client, id, state, by, why, now)) === 1;

/**
 * Gives up orders that nobody decided about for so long that
 * their baskets go: what they say of people goes with them.
 */
export const forgetWaiting = (pool: Pool, now: Date, most?: number): Promise<number> =>
  forgetInBatches(pool, forget, new Date(now.getTime() - waitDays * 86_400_000), most);
