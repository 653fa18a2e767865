import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { PageKind, PageSummary, StoredPage } from "./types.ts";

const iso = (time: string): string => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const summaryColumns = `v.id, p.key, v.kind, v.path, v.title, v.description, v.intro, v.image, v.taxonomy,
  ${iso("v.first_published_at")} as "publishedAt"`;

const pageColumns = `${summaryColumns}, ${iso("v.published_at")} as "modifiedAt", v.noindex, v.keywords, v.nofollow, v.blocks, (
  select coalesce(json_agg(json_build_object('language', o.language, 'path', o.path) order by o.language), '[]')
  from content_version o where o.page = v.page and o.state = 'PUBLISHED') as alternates`;

const selectPublished = prepared<StoredPage, [StorefrontCode, Language, PageKind, string]>(
  "content-page",
  `select ${pageColumns} from content_version v join content_page p on p.id = v.page
    where v.storefront = $1 and v.language = $2 and v.kind = $3 and v.path = $4 and v.state = 'PUBLISHED'`,
);

const selectByKey = prepared<StoredPage, [StorefrontCode, Language, PageKind, string]>(
  "content-page-by-key",
  `select ${pageColumns} from content_version v join content_page p on p.id = v.page
    where v.storefront = $1 and v.language = $2 and v.kind = $3 and p.key = $4 and v.state = 'PUBLISHED'`,
);

const selectVersion = prepared<StoredPage, [StorefrontCode, Language, number]>(
  "content-version",
  `select ${pageColumns} from content_version v join content_page p on p.id = v.page
    where v.storefront = $1 and v.language = $2 and v.id = $3 and v.state in ('DRAFT', 'PUBLISHED')`,
);

const selectList = prepared<
  PageSummary & { total: number },
  [StorefrontCode, Language, PageKind, readonly string[], number, number]
>(
  "content-list",
  `select ${summaryColumns}, count(*) over ()::int as total from content_version v join content_page p on p.id = v.page
    where v.storefront = $1 and v.language = $2 and v.kind = $3 and v.state = 'PUBLISHED'
      and (cardinality($4::text[]) = 0 or v.taxonomy && $4)
    order by p.position, p.id limit $5 offset $6`,
);

interface Place {
  storefront: StorefrontCode;
  language: Language;
}

/** The published page at an address. `path` is empty where the route alone is the address. */
export const readPage = (
  db: Queryable,
  { storefront, language }: Place,
  kind: PageKind,
  path: string,
): Promise<StoredPage | undefined> => selectPublished.first(db, storefront, language, kind, path);

/** A published page by the name its makers know it by: block queues have no address. */
export const readPageByKey = (
  db: Queryable,
  { storefront, language }: Place,
  kind: PageKind,
  key: string,
): Promise<StoredPage | undefined> => selectByKey.first(db, storefront, language, kind, key);

/** A version that a preview link names, draft or published. */
export const readVersion = (
  db: Queryable,
  { storefront, language }: Place,
  id: number,
): Promise<StoredPage | undefined> => selectVersion.first(db, storefront, language, id);

export interface ListRequest {
  kind: PageKind;
  /** Pages that carry one of these; all where none is named. */
  taxonomy: readonly string[];
  limit: number;
  offset: number;
}

/** Published pages of a kind in their order, and how many there are, in one statement. */
export const listPages = async (
  db: Queryable,
  { storefront, language }: Place,
  { kind, taxonomy, limit, offset }: ListRequest,
): Promise<{ pages: PageSummary[]; totalItems: number }> => {
  const rows = await selectList.all(db, storefront, language, kind, taxonomy, limit, offset);
  return { pages: rows, totalItems: rows[0]?.total ?? 0 };
};
