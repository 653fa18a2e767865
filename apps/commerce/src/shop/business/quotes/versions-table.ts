import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { PricedVersion, QuoteComment, QuoteLine, QuoteVersion } from "./types.ts";

const insertHead = prepared<Record<never, never>, [string, number, number, string | null, Date]>(
  "quote-version-insert",
  "insert into business_quote_version (quote, version, shipping, staff, at) values ($1, $2, $3, $4, $5)",
);
const insertLines = prepared<Record<never, never>, [string, number, string]>(
  "quote-lines-insert",
  `insert into business_quote_line (quote, version, position, variation, value, quantity, wrapper, wrapper_price, gift_packing, gift_packing_price,
     receivers)
   select $1::uuid, $2, l.position, l.variation, l.value, l.quantity, l.wrapper, l."wrapperPrice", l."giftPacking", l."giftPackingPrice",
     l.receivers
   from jsonb_to_recordset($3::jsonb) as l (position int, variation int, value bigint, quantity int, wrapper int, "wrapperPrice" bigint,
     "giftPacking" int, "giftPackingPrice" bigint, receivers jsonb)`,
);
const find = prepared<Omit<QuoteVersion, "lines">, [string, number]>(
  "quote-version",
  "select version, shipping, staff, at from business_quote_version where quote = $1 and version = $2",
);
const linesOf = prepared<QuoteLine, [string, number]>(
  "quote-lines",
  `select variation, value, quantity, wrapper, wrapper_price as "wrapperPrice", gift_packing as "giftPacking",
     gift_packing_price as "giftPackingPrice", case when recipient is null then receivers
       else jsonb_build_array(jsonb_build_object('quantity', quantity, 'recipient', recipient)) end as receivers
   from business_quote_line where quote = $1 and version = $2 order by position`,
);
const all = prepared<PricedVersion, [string]>(
  "quote-versions",
  `select v.version, v.shipping, v.staff, v.at, v.shipping + coalesce((select
       sum(l.quantity * (l.value + coalesce(l.wrapper_price, 0) + coalesce(l.gift_packing_price, 0)))
     from business_quote_line l where l.quote = v.quote and l.version = v.version), 0)::bigint as total
   from business_quote_version v where v.quote = $1 order by v.version desc`,
);
const insertText = prepared<{ id: number }, [string, string, string | null, string, Date]>(
  "quote-comment-insert",
  "insert into business_quote_comment (quote, author, staff, text, at) values ($1, $2, $3, $4, $5) returning id",
);
const comments = prepared<QuoteComment, [string]>(
  "quote-comments",
  "select id, author, text, at from business_quote_comment where quote = $1 order by id",
);

/** Writes a version of a quote with its lines. */
export const insertVersion = async (
  client: Queryable,
  quote: string,
  { version, shipping, staff, at, lines }: QuoteVersion,
): Promise<void> => {
  await insertHead.run(client, quote, version, shipping, staff, at);
  const rows = lines.map((line, position) => ({ ...line, position }));
  await insertLines.run(client, quote, version, JSON.stringify(rows));
};

/** A version of a quote; throws where there is none, as each quote has all from 0 on. */
export const readVersion = async (db: Queryable, quote: string, version: number): Promise<QuoteVersion> => {
  const found = await find.first(db, quote, version);
  if (found === undefined) throw new Error(`The quote ${quote} has no version ${version}.`);
  return { ...found, lines: await linesOf.all(db, quote, version) };
};

/** Every version of a quote with what it costs, the newest first. */
export const versionsOf = (db: Queryable, quote: string): Promise<PricedVersion[]> => all.all(db, quote);

/** Writes what one side says to the other; answers its id. */
export const insertComment = async (
  client: Queryable,
  quote: string,
  { text, staff, at }: { text: string; staff: string | null; at: Date },
): Promise<number> => {
  const row = await insertText.first(client, quote, staff === null ? "BUYER" : "STAFF", staff, text, at);
  if (row === undefined) throw new Error("The comment was not written.");
  return row.id;
};

/** What both sides wrote, the first one first. */
export const commentsOf = (db: Queryable, quote: string): Promise<QuoteComment[]> => comments.all(db, quote);
