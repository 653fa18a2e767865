import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { ContentPage } from "../types.ts";

/** One version of a page in a language, without what it says. */
export interface WrittenVersion {
  id: number;
  kind: string;
  key: string;
  position: number;
  language: string;
  state: "DRAFT" | "PUBLISHED" | "RETIRED";
  title: string;
  path: string;
  writtenAt: Date;
  publishedAt: Date | null;
  /** When a draft is published by itself. */
  publishAt: Date | null;
}

/** Which page, by the name its makers know it by. */
export interface PageName {
  storefront: StorefrontCode;
  kind: string;
  key: string;
}

const columns = `v.id, p.kind, p.key, p.position, v.language, v.state, v.title, v.path, v.created_at as "writtenAt",
  v.published_at as "publishedAt", v.publish_at as "publishAt"`;
const from = "from content_version v join content_page p on p.id = v.page";

const current = prepared<WrittenVersion, [StorefrontCode]>(
  "content-written",
  `select ${columns} ${from} where p.storefront = $1 and v.state in ('DRAFT', 'PUBLISHED')
    order by p.kind, p.position, p.key, v.language, v.state`,
);
const ofPage = prepared<WrittenVersion, [StorefrontCode, string, string]>(
  "content-written-page",
  `select ${columns} ${from} where (p.storefront, p.kind, p.key) = ($1, $2, $3) order by v.language, v.id desc`,
);
const one = prepared<{ storefront: StorefrontCode; page: ContentPage }, [number]>(
  "content-written-version",
  `select v.storefront, jsonb_build_object('storefront', v.storefront, 'kind', v.kind, 'key', p.key, 'language', v.language, 'path', v.path,
      'title', v.title, 'description', v.description, 'intro', v.intro, 'noindex', v.noindex,
      'position', coalesce(v.position, p.position), 'taxonomy', v.taxonomy, 'blocks', v.blocks)
      || jsonb_strip_nulls(jsonb_build_object('image', v.image, 'keywords', v.keywords, 'nofollow', v.nofollow)) as page
    ${from} where v.id = $1`,
);

/** Drafts and what is published of a storefront, in every language. */
export const listWritten = (db: Queryable, storefront: StorefrontCode): Promise<WrittenVersion[]> =>
  current.all(db, storefront);

/** Every version of a page there ever was, the newest of a language first. */
export const versionsOf = (db: Queryable, { storefront, kind, key }: PageName): Promise<WrittenVersion[]> =>
  ofPage.all(db, storefront, kind, key);

/** What a version says. */
export const readVersion = (
  db: Queryable,
  id: number,
): Promise<{ storefront: StorefrontCode; page: ContentPage } | undefined> => one.first(db, id);
