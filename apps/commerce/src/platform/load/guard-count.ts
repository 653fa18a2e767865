import { prepared, type Queryable } from "../database/index.ts";
import { Failure } from "../failure.ts";
import type { Bucket } from "../limit.ts";

/** A key's count in a bucket that guards something, for a statement that looks at it beside its work. */
export interface Count {
  key: string;
  /** More are too many. */
  points: number;
  seconds: number;
}

/** The {@link Count} of a key: the row that `limit` and `overspend` count in. */
export const countOf = ({ name, points, seconds }: Bucket & { guards: true }, key: string | number): Count => ({
  key: `${name}:${key}`,
  points,
  seconds,
});

const spend = prepared<{ points: number }, [key: string, until: number, now: number]>(
  "guard-count-spend",
  `insert into guard_limit as g (key, points, expire) values ($1, 1, $2) on conflict (key) do update set
     points = case when g.expire <= $3 then 1 else g.points + 1 end,
     expire = case when g.expire <= $3 then $2 else g.expire end
   returning points`,
);

/** As `limit`, in the packet of the statement that it guards, which asks {@link overspentIs}. Throws 1002. */
export const limitBeside = async (client: Queryable, { key, points, seconds }: Count): Promise<void> => {
  const now = Date.now();
  const row = await spend.first(client, key, now + seconds * 1000, now);
  if (row === undefined || row.points > points) throw new Failure("tooManyRequests");
};

/**
 * SQL for whether one of some counts is overspent.
 *
 * @param keys parameter: keys of {@link Count}s
 * @param most parameter: their points
 * @param now parameter: milliseconds of the machine's clock
 */
export const overspentIs = (keys: string, most: string, now: string): string =>
  `exists (select from unnest(${keys}::text[], ${most}::int[]) as count (key, most) where exists (
     select from guard_limit g where g.key = count.key and g.points > count.most and g.expire > ${now}::bigint offset 0))`;
