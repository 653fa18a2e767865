import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { PageName } from "./written.ts";

/** A page in a language. */
export interface PageInLanguage extends PageName {
  language: string;
}

const named = `p.id = v.page and (p.storefront, p.kind, p.key, v.language) = ($1, $2, $3, $4)`;

const plan = prepared<Record<never, never>, [StorefrontCode, string, string, string, Date | null]>(
  "content-plan",
  `update content_version v set publish_at = $5 from content_page p where ${named} and v.state = 'DRAFT'`,
);
const drop = prepared<Record<never, never>, [StorefrontCode, string, string, string]>(
  "content-drop-draft",
  `delete from content_version v using content_page p where ${named} and v.state = 'DRAFT'`,
);
const retire = prepared<Record<never, never>, [StorefrontCode, string, string, string]>(
  "content-retire",
  `update content_version v set state = 'RETIRED' from content_page p where ${named} and v.state = 'PUBLISHED'`,
);
const due = prepared<PageInLanguage & { publishAt: Date }, [Date]>(
  "content-due",
  `select p.storefront, p.kind, p.key, v.language, v.publish_at as "publishAt" from content_version v join content_page p on p.id = v.page
    where v.publish_at <= $1 order by v.publish_at, v.id limit 100`,
);

type Change = (client: Queryable, page: PageInLanguage) => Promise<boolean>;

/** Says when a draft is published by itself; `null`: not by itself. Answers whether there is a draft. */
export const planDraft = async (
  client: Queryable,
  { storefront, kind, key, language }: PageInLanguage,
  at: Date | null,
): Promise<boolean> => (await plan.run(client, storefront, kind, key, language, at)) > 0;

/** Throws a draft away; answers whether there was one. */
export const dropDraft: Change = async (client, { storefront, kind, key, language }) =>
  (await drop.run(client, storefront, kind, key, language)) > 0;

/** Takes what is published away, and keeps it as a version of before; answers whether there was something. */
export const retirePage: Change = async (client, { storefront, kind, key, language }) =>
  (await retire.run(client, storefront, kind, key, language)) > 0;

/** Drafts whose time has come, the first first. */
export const dueDrafts = (db: Queryable, now: Date): Promise<(PageInLanguage & { publishAt: Date })[]> =>
  due.all(db, now);
