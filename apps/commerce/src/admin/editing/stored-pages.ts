import type { StorefrontCode } from "@giftshop/storefront-config";
import type { Queryable } from "../../platform/database/index.ts";
import type { ContentPage } from "../../shop/content/types.ts";
import { picturesOf } from "./checking/check-content.ts";

/** What a storefront has published in every language. */
export const readStoredPages = async (db: Queryable, code: StorefrontCode): Promise<ContentPage[]> => {
  const { rows } = await db.query<{ page: ContentPage }>(
    `select jsonb_build_object('storefront', v.storefront, 'kind', v.kind, 'key', p.key, 'language', v.language, 'path', v.path,
        'title', v.title, 'description', v.description, 'intro', v.intro, 'noindex', v.noindex, 'position', p.position,
        'taxonomy', v.taxonomy, 'blocks', v.blocks)
        || jsonb_strip_nulls(jsonb_build_object('image', v.image, 'keywords', v.keywords, 'nofollow', v.nofollow)) as page
      from content_version v join content_page p on p.id = v.page
      where v.storefront = $1 and v.state = 'PUBLISHED' order by v.language, v.kind, p.position, p.key`,
    [code],
  );
  return rows.map(({ page }) => page);
};

/** A storefront's pages with the pictures that they use, so that the file says everything by itself. */
export const readStoredContent = async (
  db: Queryable,
  code: StorefrontCode,
): Promise<{ pages: ContentPage[]; pictures: Record<string, string> }> => {
  const pages = await readStoredPages(db, code);
  const { rows } = await db.query<{ hash: string; svg: string }>(
    "select hash, svg from media where hash = any($1::text[]) order by hash",
    [pages.flatMap(picturesOf)],
  );
  return { pages, pictures: Object.fromEntries(rows.map(({ hash, svg }) => [hash, svg])) };
};
