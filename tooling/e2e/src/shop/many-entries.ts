import { variablesOf } from "@giftshop/start";
import pg from "pg";
import { visitorsBehindProxy } from "../stack/environment.ts";
import { dataFolder, ports } from "../stack/shared-stack.ts";

/**
 * Gives a shop a draw whose time is over, with so many entries of cards that nobody has:
 * the worker closes and holds it within minutes, by the clock as it is. Answers its id.
 */
export const enterMany = async (storefront: string, entries: number): Promise<string> => {
  const variables = await variablesOf({ dataDirectory: dataFolder, ports, environment: visitorsBehindProxy });
  const db = new pg.Client({ connectionString: variables.DATABASE_URL });
  const draw = `${storefront}-2020-01`;
  await db.connect();
  try {
    await db.query("begin");
    // The rules of the database would have each of a card, and in its time.
    await db.query("set local session_replication_role = replica");
    await db.query(
      `insert into doubler_draw (id, storefront, month, opens_at, closes_at, draws_at)
       values ($1, $2, '2020-01', now() - interval '1 day', now() - interval '5 minutes', now() - interval '4 minutes')`,
      [draw, storefront],
    );
    await db.query(
      `insert into doubler_entry (draw, card, balance, hash, entered_at)
       select $1, -n, 5000, sha256(convert_to('giftshop doubler entry 1' || chr(10) || $1 || '-0000-5000-' || n, 'UTF8')), now() - interval '1 hour'
       from generate_series(1, $2::int) n`,
      [draw, entries],
    );
    await db.query("commit");
  } finally {
    await db.end();
  }
  return draw;
};

/** The receipt of one of them. */
export const receiptOf = (draw: string, n: number): string => `${draw}-0000-5000-${n}`;
