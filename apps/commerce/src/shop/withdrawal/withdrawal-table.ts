import { createHash, createHmac, randomUUID } from "node:crypto";
import { type Forget, forgetInBatches } from "../../platform/batches.ts";
import { type Pool, prepared, type Queryable } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";

/** How long a link is good, milliseconds. */
const linkLifetime = 24 * 3_600_000;

const insertLink = prepared<Record<never, never>, [string, Buffer, string, Date]>(
  "withdrawal-link-insert",
  "insert into withdrawal_link (id, token_hash, order_id, expires_at) values ($1, $2, $3, $4)",
);
const findLink = prepared<{ orderId: string }, [Buffer, Date]>(
  "withdrawal-link-find",
  `select order_id as "orderId" from withdrawal_link where token_hash = $1 and expires_at > $2`,
);
const forget: Forget = prepared(
  "withdrawal-link-forget",
  `delete from withdrawal_link where id in (select id from withdrawal_link where expires_at <= $1 order by expires_at limit $2)`,
);

const hash = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The token of a link: whoever reads the database alone cannot make it. */
export const tokenOfWithdrawal = ({ cardHmacKey }: Services["environment"], id: string): string =>
  createHmac("sha256", cardHmacKey).update(`withdrawal link ${id}`).digest("base64url");

/** Makes a link for an order; answers its id, of which the email makes the token. */
export const makeWithdrawalLink = async (
  { environment, clock }: Pick<Services, "environment" | "clock">,
  client: Queryable,
  orderId: string,
): Promise<string> => {
  const id = randomUUID();
  const ends = new Date(clock.now().getTime() + linkLifetime);
  await insertLink.run(client, id, hash(tokenOfWithdrawal(environment, id)), orderId, ends);
  return id;
};

/** The order that a link is for; it stays good until it ends. */
export const orderOfLink = async (db: Queryable, token: string, now: Date): Promise<string | undefined> =>
  (await findLink.first(db, hash(token), now))?.orderId;

/** Deletes links that have ended, a batch at a time; answers how many. */
export const forgetWithdrawalLinks = (pool: Pool, now: Date, most?: number): Promise<number> =>
  forgetInBatches(pool, forget, now, most);

/** A withdrawal that was made. `amount` in minor units of `currency`. */
export interface WithdrawalRecord {
  id: string;
  orderId: string;
  currency: string;
  amount: number;
  titles: readonly string[];
  madeAt: Date;
}

const columns = `id, order_id as "orderId", currency, amount, titles, made_at as "madeAt"`;
const find = prepared<WithdrawalRecord, [string]>("withdrawal-find", `select ${columns} from withdrawal where id = $1`);
const insert = prepared<WithdrawalRecord, [string, string, string, number, readonly string[], Date, readonly number[]]>(
  "withdrawal-insert",
  `with made as (
     insert into withdrawal (id, order_id, currency, amount, titles, made_at) values ($1, $2, $3, $4, $5, $6) returning ${columns}
   ), taken as (
     insert into withdrawal_package (package, withdrawal) select unnest($7::bigint[]), id from made
   ) select * from made`,
);
const packagesTaken = prepared<{ package: number }, [readonly number[]]>(
  "withdrawal-packages",
  "select package from withdrawal_package where package = any ($1::bigint[])",
);

export const findWithdrawal = (db: Queryable, id: string): Promise<WithdrawalRecord | undefined> => find.first(db, id);

/** Notes a withdrawal of these packages. */
export const insertWithdrawal = async (
  client: Queryable,
  { id, orderId, currency, amount, titles, madeAt }: WithdrawalRecord,
  packages: readonly number[],
): Promise<WithdrawalRecord> => {
  const made = await insert.first(client, id, orderId, currency, amount, titles, madeAt, packages);
  if (made === undefined) throw new Error(`The withdrawal ${id} was not written.`);
  return made;
};

/** Which of these packages were taken back. */
export const packagesWithdrawn = async (db: Queryable, packages: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set((await packagesTaken.all(db, packages)).map((row) => row.package));
