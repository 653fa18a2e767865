import { batch, type Forget, forgetInBatches } from "../../platform/batches.ts";
import { type Pool, prepared } from "../../platform/database/index.ts";

const pinTries = 5;
const lockHours = 24;

const hour = 3_600_000;

/**
 * SQL that counts a try at a number, behind those before it, and answers `locked`: whether five wrong ones
 * had locked it. A right one clears what was counted of a number that is not.
 *
 * @param to parameters: the number's hash, now, and what {@link lockedUntil} says of now
 * @param right whether number and PIN match
 * @param where whether anything is tried at all
 */
export const countedGuess = (
  to: Readonly<Record<"number" | "now" | "until", string>>,
  right: string,
  where: string,
): string => {
  const stays = `g.forget_at > ${to.now} and g.locked_until is not null`;
  return `insert into gift_card_guess as g (number_hash, wrong, forget_at)
   select ${to.number}, case when ${right} then 0 else 1 end, ${to.until} where ${where}
   on conflict (number_hash) do update set wrong = case when g.forget_at <= ${to.now} then excluded.wrong
       when g.locked_until is null and excluded.wrong = 0 then 0 else g.wrong + 1 end,
     locked_until = case when ${stays} then g.locked_until
       when g.forget_at > ${to.now} and excluded.wrong = 1 and g.wrong + 1 >= ${pinTries} then ${to.until} end,
     forget_at = case when ${stays} then g.forget_at else excluded.forget_at end
   returning wrong > ${pinTries} as locked`;
};

const sweep: Forget = prepared(
  "gift-card-guess-sweep",
  `delete from gift_card_guess where number_hash in (select number_hash from gift_card_guess
     where forget_at <= $1 order by forget_at limit $2 for update skip locked)`,
);

/** How long a number is locked by a fifth wrong PIN now, and a wrong one is remembered. */
export const lockedUntil = (now: Date): Date => new Date(now.getTime() + lockHours * hour);

/** Removes counts that no longer matter, a batch at a time; answers how many. */
export const sweepGuesses = (pool: Pool, now: Date, most = batch): Promise<number> =>
  forgetInBatches(pool, sweep, now, most);
