import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import type { PoolClient } from "../../../platform/database/index.ts";
import { replaceDocumentsBy } from "../../search/index.ts";
import { mediaPath } from "../media/media-route.ts";
import { choiceSegment } from "../products/product-path.ts";

const sold = "p.active and exists (select from variation v where v.product = p.id and v.active)";

/**
 * Each language of the storefront, with the segment of its
 * choice card's address; `$4` and `$5`, its own language first.
 */
const languages = "unnest($4::text[], $5::text[]) as l (language, choice)";

/** Words in a language, or in the storefront's own where a translation is missing: as `inLanguage` has it. */
const say = (words: string): string => `coalesce(${words}->>l.language, ${words}->>($4::text[])[1], '')`;

/** How soon among equals: by paid orders as `rankByOrders` counted them, the editors' order fills up. */
const chosen = "coalesce(nullif(-p.recent_orders, 0), p.popularity)";

/** `$3` names the products, all of them where null; `$6` is the path of a picture around its name. */
const products = `
  select l.language, 'PRODUCT', p.id::text, ${say("p.title")}, trim(${say("c.title")} || ' ' || p.brand), ${say("p.description")},
    case b.kind when 'CHOICE' then l.choice else p.brand end, ${chosen}, format($6, b.face),
    case b.kind when 'BLANK_PACK' then 'GIFTCARD_BLANK' when 'CHOICE' then 'GIFTCARD' else b.kind end,
    b.background_color, b.show_shadow
  from product p join brand b on b.slug = p.brand
    left join category c on c.storefront = p.storefront and c.slug = p.category
    cross join ${languages}
  where p.storefront = $1 and ($3::text[] is null or p.id = any($3::int[])) and ${sold} and ${say("p.title")} <> ''`;

/** Categories that hold something. */
const categories = `
  select l.language, 'CATEGORY', c.slug, ${say("c.title")}, c.slug, '', c.slug, c.position, null, null, null, null::boolean
  from category c cross join ${languages}
  where c.storefront = $1 and ${say("c.title")} <> '' and exists (
    select from product p where p.storefront = c.storefront and p.category = c.slug and ${sold})`;

/**
 * Makes what a storefront sells known to search in each language, in the transaction that changes the
 * catalogue.
 *
 * @param among products that changed; `null` for all
 * @returns how many documents changed
 */
export const indexCatalogue = async (
  client: PoolClient,
  code: StorefrontCode,
  among: readonly number[] | null,
): Promise<number> => {
  if (among?.length === 0) return 0;
  const storefront = getStorefront(code);
  const spoken = [storefront.languages, storefront.languages.map((language) => choiceSegment(storefront, language))];
  const keys = among?.map((id) => `${id}`) ?? null;
  const changed = await replaceDocumentsBy(
    client,
    { storefront: code, kinds: ["PRODUCT"], among: keys },
    { text: products, values: [...spoken, mediaPath("%s")] },
  );
  const places = { storefront: code, kinds: ["CATEGORY"] } as const;
  return changed + (await replaceDocumentsBy(client, places, { text: categories, values: spoken }));
};
