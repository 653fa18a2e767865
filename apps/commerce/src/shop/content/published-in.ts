import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { StoredPage } from "./types.ts";

/** Where a page can be read. */
export interface PagePlace {
  storefront: StorefrontCode;
  language: Language;
  /** Last segment of its address there; empty where the route alone is the address. */
  path: string;
}

const selectPlaces = prepared<PagePlace, [string, string]>(
  "content-published-in",
  `select p.storefront, v.language, v.path from content_page p
    join content_version v on v.page = p.id and v.state = 'PUBLISHED' and not v.noindex
    where p.kind = $1 and p.key = $2 order by p.storefront, v.language`,
);

/** Every storefront and language in which a page of this kind and key is published and may be found. */
export const publishedIn = (db: Queryable, { kind, key }: Pick<StoredPage, "kind" | "key">): Promise<PagePlace[]> =>
  selectPlaces.all(db, kind, key);
