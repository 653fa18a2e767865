import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable, sharedRead } from "../../platform/database/index.ts";
import type { Words } from "../catalogue/types.ts";

/** How a brand that does not issue its card with us is had: its shop in a frame, a redirect, or a link. */
export interface ExchangeBrand {
  /** Path of its product. */
  brand: string;
  iframeUrl: string | null;
  redirectUrl: string | null;
  /** Seconds until the redirect. */
  redirectSeconds: number | null;
  linkTitle: Words | null;
  linkUrl: string | null;
}

const select = prepared<ExchangeBrand, [string]>(
  "exchange-brands",
  `select brand, iframe_url as "iframeUrl", redirect_url as "redirectUrl", redirect_seconds as "redirectSeconds",
     link_title as "linkTitle", link_url as "linkUrl" from exchange_brand where storefront = $1`,
);
const write = prepared<Record<never, never>, [string, string]>(
  "exchange-brands-write",
  `insert into exchange_brand (storefront, brand, iframe_url, redirect_url, redirect_seconds, link_title, link_url)
   select $1, b.* from jsonb_to_recordset($2::jsonb) as b (brand text, "iframeUrl" text, "redirectUrl" text, "redirectSeconds" int,
     "linkTitle" jsonb, "linkUrl" text)
   on conflict (storefront, brand) do update set (iframe_url, redirect_url, redirect_seconds, link_title, link_url) =
     (excluded.iframe_url, excluded.redirect_url, excluded.redirect_seconds, excluded.link_title, excluded.link_url)
   where (exchange_brand.iframe_url, exchange_brand.redirect_url, exchange_brand.redirect_seconds, exchange_brand.link_title,
       exchange_brand.link_url) is distinct from
     (excluded.iframe_url, excluded.redirect_url, excluded.redirect_seconds, excluded.link_title, excluded.link_url)`,
);

const read = async (db: Queryable, storefront: string): Promise<ReadonlyMap<string, ExchangeBrand>> =>
  new Map((await select.all(db, storefront)).map((brand) => [brand.brand, brand]));

const shared = sharedRead(read);

/** Brands of a storefront that are had elsewhere, by path; a page of products asks once. */
export const brandsOf = (db: Queryable, storefront: StorefrontCode): Promise<ReadonlyMap<string, ExchangeBrand>> =>
  shared(db, storefront);

/** Keeps how brands are had; answers how many are had otherwise than before. */
export const writeBrands = (
  db: Queryable,
  storefront: StorefrontCode,
  brands: readonly ExchangeBrand[],
): Promise<number> => write.run(db, storefront, JSON.stringify(brands));
