import { type Forget, forgetInBatches } from "../../../platform/batches.ts";
import { type Pool, prepared, type Queryable } from "../../../platform/database/index.ts";
import { hashOf } from "../sessions.ts";

/** SIGN_IN: by nobody yet; SET_UP: a new passkey; PROVE: who is signed in says so again. */
export type Purpose = "SIGN_IN" | "SET_UP" | "PROVE";

/** How long a device may take to answer, milliseconds. */
const lifetime = 5 * 60_000;

const keep = prepared<Record<never, never>, [Buffer, Purpose, string | null, Date]>(
  "staff-challenge-keep",
  "insert into staff_challenge (challenge_hash, purpose, staff, expires_at) values ($1, $2, $3, $4)",
);
const take = prepared<Record<never, never>, [Buffer, Purpose, string | null, Date]>(
  "staff-challenge-take",
  `delete from staff_challenge where challenge_hash = $1 and purpose = $2 and staff is not distinct from $3::uuid and expires_at > $4`,
);
const forget: Forget = prepared(
  "staff-challenge-forget",
  `delete from staff_challenge where challenge_hash in (select challenge_hash from staff_challenge where expires_at <= $1
     order by expires_at limit $2 for update skip locked)`,
);

/** Keeps what a device was asked to sign, and what for. */
export const keepStaffChallenge = async (
  db: Queryable,
  challenge: string,
  { purpose, staff }: { purpose: Purpose; staff: string | null },
  now: Date,
): Promise<void> => void (await keep.run(db, hashOf(challenge), purpose, staff, new Date(now.getTime() + lifetime)));

/** Uses a challenge up; answers whether it was asked for this, of this person, and in time. */
export const takeStaffChallenge = async (
  db: Queryable,
  challenge: string,
  { purpose, staff }: { purpose: Purpose; staff: string | null },
  now: Date,
): Promise<boolean> => (await take.run(db, hashOf(challenge), purpose, staff, now)) === 1;

/** Deletes challenges whose time is over, a batch at a time; answers how many. */
export const forgetStaffChallenges = (pool: Pool, now: Date, most?: number): Promise<number> =>
  forgetInBatches(pool, forget, now, most);
