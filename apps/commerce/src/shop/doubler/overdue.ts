import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { Finding } from "../../platform/module.ts";

const hour = 3_600_000;

const late = prepared<{ id: string; state: string }, [Date]>(
  "doubler-late",
  `select id, state from doubler_draw
   where state = 'OPEN' and closes_at < $1 or state = 'COMMITTED' and draws_at < $1 order by id`,
);

/**
 * Draws that should have been closed, or held, an hour ago: the
 * worker or the beacon is away, or somebody changed the database.
 */
export const overdueDraws = async (db: Queryable, now: Date): Promise<Finding[]> =>
  (await late.all(db, new Date(now.getTime() - hour))).map(({ id, state }) => ({
    what: state === "OPEN" ? "DRAW_NOT_CLOSED" : "DRAW_NOT_HELD",
    id,
  }));
