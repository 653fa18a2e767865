import { prepared, type Queryable } from "../../../platform/database/index.ts";

const insert = prepared<Record<never, never>, [string, Buffer]>(
  "quote-logo-insert",
  "insert into business_quote_logo (quote, png) values ($1, $2)",
);
const read = prepared<{ png: Buffer }, [string]>(
  "quote-logo-read",
  "select png from business_quote_logo where quote = $1",
);

/** Keeps the logo of a quote, as it was drawn anew. */
export const insertLogo = async (client: Queryable, quote: string, png: Buffer): Promise<void> =>
  void (await insert.run(client, quote, png));

/** The logo of a quote, as PNG; `undefined` where none came. */
export const logoOf = async (db: Queryable, quote: string): Promise<Buffer | undefined> =>
  (await read.first(db, quote))?.png;
