import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { isExpired } from "../../money/giftcard/index.ts";
import { prepared, type Queryable } from "../../platform/database/index.ts";

/** Whose cards are exchanged for what, and until when. */
export interface ExchangePage {
  /** Id that stands in addresses. */
  id: string;
  company: string;
  /** Name of its picture in media. */
  logo: string;
  /** Paths of brands; empty for all that the choice card is exchanged for. */
  brands: readonly string[];
  /** Last day, ISO 8601 date, in the storefront's zone. */
  expiresOn: string;
}

const columns = `p.id, p.company, p.logo, p.brands, p.expires_on::text as "expiresOn"`;

/**
 * SQL for the page of an order line's cards as JSON of an {@link ExchangePage}; null where it has none.
 *
 * @param line expression of the line's id
 */
export const pageJson = (line: string): string =>
  `(select row_to_json(page) from (select ${columns} from exchange_line l join exchange_page p
     on p.storefront = l.storefront and p.id = l.page where l.order_line = ${line}) page)`;

const byId = prepared<ExchangePage, [string, string]>(
  "exchange-page",
  `select ${columns} from exchange_page p where p.storefront = $1 and p.id = $2`,
);
const ofLines = prepared<ExchangePage & { line: number }, [readonly number[]]>(
  "exchange-page-of-lines",
  `select l.order_line as line, ${columns} from exchange_line l join exchange_page p on p.storefront = l.storefront and p.id = l.page
   where l.order_line = any((select $1::bigint[])::bigint[])`,
);
const all = prepared<ExchangePage & { storefront: StorefrontCode }>(
  "exchange-pages",
  `select p.storefront, ${columns} from exchange_page p order by p.storefront, p.id`,
);
const write = prepared<Record<never, never>, [string, string, string, string, readonly string[], string]>(
  "exchange-page-write",
  `insert into exchange_page (storefront, id, company, logo, brands, expires_on) values ($1, $2, $3, $4, $5, $6::date)
   on conflict (storefront, id) do update set (company, logo, brands, expires_on) =
     (excluded.company, excluded.logo, excluded.brands, excluded.expires_on)
   where (exchange_page.company, exchange_page.logo, exchange_page.brands, exchange_page.expires_on) is distinct from
     (excluded.company, excluded.logo, excluded.brands, excluded.expires_on)`,
);
const assign = prepared<Record<never, never>, [readonly number[], string, string]>(
  "exchange-page-assign",
  `insert into exchange_line (order_line, storefront, page) select unnest($1::bigint[]), $2, $3
   on conflict (order_line) do update set page = excluded.page where exchange_line.page <> excluded.page`,
);

/** The page of a storefront by its id, also when its last day is over. */
export const pageById = (db: Queryable, storefront: StorefrontCode, id: string): Promise<ExchangePage | undefined> =>
  byId.first(db, storefront, id);

/** Pages of cards by the order lines that they were bought in; a line that has none is not in it. */
export const pagesOfLines = async (
  db: Queryable,
  lines: readonly number[],
): Promise<ReadonlyMap<number, ExchangePage>> => {
  const rows = await ofLines.all(db, lines);
  return new Map(rows.map(({ line, ...page }) => [line, page]));
};

/** All pages there are, by storefront. */
export const allPages = (db: Queryable): Promise<(ExchangePage & { storefront: StorefrontCode })[]> => all.all(db);

/** Whether the last day of a page is over. */
export const isOver = ({ expiresOn }: ExchangePage, storefront: StorefrontCode, now: Date): boolean =>
  isExpired(expiresOn, now, getStorefront(storefront).timeZone);

/** Keeps a page; answers whether it is another than before. */
export const writePage = async (db: Queryable, storefront: StorefrontCode, page: ExchangePage): Promise<boolean> =>
  (await write.run(db, storefront, page.id, page.company, page.logo, page.brands, page.expiresOn)) === 1;

/** Gives the cards of order lines to a page; answers how many lines were not its own before. */
export const assignLines = (
  db: Queryable,
  lines: readonly number[],
  storefront: StorefrontCode,
  page: string,
): Promise<number> => assign.run(db, lines, storefront, page);
