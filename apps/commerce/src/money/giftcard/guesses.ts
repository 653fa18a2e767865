import { batch, type Forget, forgetInBatches } from "../../platform/batches.ts";
import { type Pool, prepared, type Queryable } from "../../platform/database/index.ts";

const pinTries = 5;
const lockHours = 24;

const hour = 3_600_000;

/** The row is locked until the transaction ends: guesses at one number wait for each other. */
const countGuess = prepared<{ locked: boolean }, [Buffer, Date, Date]>(
  "gift-card-guess-count",
  `insert into gift_card_guess as g (number_hash, wrong, forget_at) values ($1, 1, $3)
   on conflict (number_hash) do update set
     wrong = case when g.forget_at <= $2 then 1 when g.locked_until is not null then g.wrong else g.wrong + 1 end,
     locked_until = case when g.forget_at > $2 then g.locked_until end,
     forget_at = case when g.forget_at > $2 and g.locked_until is not null then g.forget_at else $3 end
   returning locked_until is not null as locked`,
);
const lockGuess = prepared<Record<never, never>, [Buffer, Date, number]>(
  "gift-card-guess-lock",
  `update gift_card_guess set
     locked_until = case when wrong >= $3 then coalesce(locked_until, $2) end,
     forget_at = case when wrong >= $3 and locked_until is null then $2 else forget_at end
   where number_hash = $1`,
);
const forgetGuesses = prepared<Record<never, never>, [Buffer]>(
  "gift-card-guess-forget",
  "delete from gift_card_guess where number_hash = $1",
);

const sweep: Forget = prepared(
  "gift-card-guess-sweep",
  `delete from gift_card_guess where number_hash in (select number_hash from gift_card_guess
     where forget_at <= $1 order by forget_at limit $2 for update skip locked)`,
);

const after = (now: Date, hours: number): Date => new Date(now.getTime() + hours * hour);

/** Counts a try at a number as if it were wrong, and answers whether the number is locked. */
export const beginGuess = async (client: Queryable, numberHash: Buffer, now: Date): Promise<boolean> =>
  (await countGuess.first(client, numberHash, now, after(now, lockHours)))?.locked === true;

/**
 * Ends a try: a wrong one stays counted and the fifth locks
 * for 24 hours, a right one clears what was counted.
 */
export const endGuess = async (client: Queryable, numberHash: Buffer, right: boolean, now: Date): Promise<void> => {
  if (right) await forgetGuesses.run(client, numberHash);
  else await lockGuess.run(client, numberHash, after(now, lockHours), pinTries);
};

/** Removes counts that no longer matter, a batch at a time; answers how many. */
export const sweepGuesses = (pool: Pool, now: Date, most = batch): Promise<number> =>
  forgetInBatches(pool, sweep, now, most);
