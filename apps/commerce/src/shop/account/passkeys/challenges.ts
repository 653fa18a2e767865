import { createHash } from "node:crypto";
import { type Forget, forgetInBatches } from "../../../platform/batches.ts";
import { type Pool, prepared, type Queryable } from "../../../platform/database/index.ts";

/** How long a device may take to answer, milliseconds. */
export const challengeTime = 5 * 60_000;

const keep = prepared<Record<never, never>, [Buffer, string | null, Date]>(
  "passkey-challenge-keep",
  "insert into account_challenge (challenge_hash, account, expires_at) values ($1, $2, $3)",
);
const take = prepared<Record<never, never>, [Buffer, string | null, Date]>(
  "passkey-challenge-take",
  `delete from account_challenge where challenge_hash = $1 and account is not distinct from $2::uuid and expires_at > $3`,
);
const forget: Forget = prepared(
  "passkey-challenge-forget",
  `delete from account_challenge where challenge_hash in (select challenge_hash from account_challenge where expires_at <= $1
     order by expires_at limit $2 for update skip locked)`,
);

const hash = (challenge: string): Buffer => createHash("sha256").update(challenge).digest();

/** Keeps what a device was asked to sign, for an account or for whoever signs in. */
export const keepChallenge = async (
  db: Queryable,
  challenge: string,
  account: string | null,
  now: Date,
): Promise<void> => void (await keep.run(db, hash(challenge), account, new Date(now.getTime() + challengeTime)));

/** Uses a challenge up; answers whether it was asked, of this account, and in time. */
export const takeChallenge = async (
  db: Queryable,
  challenge: string,
  account: string | null,
  now: Date,
): Promise<boolean> => (await take.run(db, hash(challenge), account, now)) === 1;

/** Deletes challenges whose time is over, a batch at a time; answers how many. */
export const forgetChallenges = (pool: Pool, now: Date, most?: number): Promise<number> =>
  forgetInBatches(pool, forget, now, most);
