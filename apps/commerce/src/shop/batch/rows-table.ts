import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { BatchRow, RowFault } from "./types.ts";

/** Rows that came before stay as they were judged; one mailbox twice is a fault of the second row. */
const insert = prepared<Record<never, never>, [string, string]>(
  "batch-rows-insert",
  `insert into gift_batch_row (batch, position, email, email_key, first_name, last_name, value, message, plan, address, faults)
   select $1, r.position, r.email, r."emailKey", r."firstName", r."lastName", r.value, r.message, r.plan, r.address,
     case when r."emailKey" <> '' and exists (select from gift_batch_row o where o.batch = $1 and o.email_key = r."emailKey")
       then coalesce(r.faults, '[]') || '[["email", "repeated"]]' else r.faults end
   from jsonb_to_recordset($2::jsonb) as r (position int, email text, "emailKey" text, "firstName" text, "lastName" text, value bigint,
     message text, plan jsonb, address jsonb, faults jsonb)
   on conflict (batch, position) do nothing`,
);
const counts = prepared<{ good: number; bad: number; total: number }, [string]>(
  "batch-rows-count",
  `select (count(*) filter (where faults is null))::int as good, (count(*) filter (where faults is not null))::int as bad,
     coalesce(sum(value) filter (where faults is null), 0)::bigint as total
   from gift_batch_row where batch = $1`,
);
const shown = prepared<BatchRow, [string, boolean, number]>(
  "batch-rows-shown",
  `select position, email, email_key as "emailKey", first_name as "firstName", last_name as "lastName", value, message, plan, address, faults
   from gift_batch_row where batch = $1 and (not $2 or faults is not null) order by position limit $3`,
);
const good = prepared<BatchRow, [string]>(
  "batch-rows-good",
  `select position, email, email_key as "emailKey", first_name as "firstName", last_name as "lastName", value, message, plan, address, null as faults
   from gift_batch_row where batch = $1 and faults is null order by position`,
);
/** What was ordered is in its order. */
const forget = prepared<Record<never, never>, [Date, number]>(
  "batch-rows-forget",
  `delete from gift_batch_row where (batch, position) in (
     select r.batch, r.position from gift_batch b join gift_batch_row r on r.batch = b.id
     where b.order_id is not null and b.created_at <= $1 limit $2)`,
);

const repeated: RowFault = ["email", "repeated"];

/** Says of each row but the first of a mailbox that it came before. */
const withRepeats = (rows: readonly BatchRow[]): BatchRow[] => {
  const seen = new Set<string>();
  return rows.map((row) => {
    const known = row.emailKey !== "" && seen.has(row.emailKey);
    seen.add(row.emailKey);
    return known ? { ...row, faults: [...(row.faults ?? []), repeated] } : row;
  });
};

/** Keeps rows that were judged; those that came before stay. */
export const insertRows = async (client: Queryable, batch: string, rows: readonly BatchRow[]): Promise<void> => {
  // SQL knows no JSON null from what is absent.
  const plain = withRepeats(rows).map((row) => ({
    ...row,
    plan: row.plan ?? undefined,
    address: row.address ?? undefined,
    faults: row.faults ?? undefined,
  }));
  await insert.run(client, batch, JSON.stringify(plain));
};

/** How many rows can be ordered, how many cannot, and what the former are worth, minor units. */
export const countRows = async (db: Queryable, batch: string) =>
  (await counts.first(db, batch)) ?? { good: 0, bad: 0, total: 0 };

/** The first rows, or the first that have a fault. */
export const someRows = (
  db: Queryable,
  batch: string,
  { faulty, most }: { faulty: boolean; most: number },
): Promise<BatchRow[]> => shown.all(db, batch, faulty, most);

/** Every row that can be ordered. */
export const goodRows = (db: Queryable, batch: string): Promise<BatchRow[]> => good.all(db, batch);

/** Deletes rows of what was ordered before, some at a time; answers how many. */
export const forgetRows = (client: Queryable, before: Date, most: number): Promise<number> =>
  forget.run(client, before, most);
