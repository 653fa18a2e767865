import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { Words } from "../types.ts";

/** A product as a list of editors shows it, sold or not. */
export interface ListedProduct {
  path: string;
  brand: string;
  kind: string;
  title: Words;
  category: string | null;
  popularity: number;
  top: boolean;
  active: boolean;
  kinds: readonly string[];
  /**
   * Pieces of posted cards that are there, and those of them that orders hold; null where it cannot run out.
   */
  onHand: number | null;
  reserved: number | null;
  /** Languages in which it has a title and a description. */
  told: readonly string[];
}

const list = prepared<ListedProduct, [StorefrontCode, string, number]>(
  "catalogue-list-products",
  `select p.brand as path, b.title as brand, b.kind, p.title, p.category, p.popularity, p.top, p.active, s.on_hand as "onHand", s.reserved,
      array(select v.kind from variation v where v.product = p.id and v.active order by v.kind) as kinds,
      array(select language from jsonb_object_keys(p.title) as language where p.description ? language order by language) as told
    from product p join brand b on b.slug = p.brand
      left join variation v on v.product = p.id and v.kind = 'PHYSICAL' left join variation_stock s on s.variation_id = v.id
    where p.storefront = $1 and ($2 = '' or strpos(p.brand, $2) > 0 or strpos(lower(b.title), $2) > 0 or p.category = $2)
    order by p.active desc, p.popularity, p.brand limit $3`,
);

/** Products of a storefront by a part of their path or brand, or by their category; what is sold first. */
export const listProducts = (
  db: Queryable,
  storefront: StorefrontCode,
  { text = "", most = 200 }: { text?: string; most?: number } = {},
): Promise<ListedProduct[]> => list.all(db, storefront, text.trim().toLowerCase().slice(0, 80), most);
