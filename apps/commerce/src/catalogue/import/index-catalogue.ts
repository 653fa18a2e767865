import { getStorefront, type Language, type StorefrontCode } from "@giftshop/storefront-config";
import type { PoolClient } from "../../database/index.ts";
import { replaceDocuments, type SearchDocument } from "../../search/index.ts";
import { mediaPath } from "../media-route.ts";
import { choiceSegment } from "../product-path.ts";
import type { ProductType, Words } from "../types.ts";
import { inLanguage } from "../words.ts";

interface ProductRow {
  id: number;
  brand: string;
  title: Words;
  description: Words;
  category: Words | null;
  popularity: number;
  type: ProductType;
  choice: boolean;
  backgroundColor: string;
  showShadow: boolean;
  face: string;
}

interface CategoryRow {
  slug: string;
  title: Words;
  position: number;
}

const sold = "p.active and exists (select from variation v where v.product = p.id and v.active)";

const selectProducts = `
  select p.id, p.brand, p.title, p.description, c.title as category, p.popularity,
    case b.kind when 'BLANK_PACK' then 'GIFTCARD_BLANK' when 'CHOICE' then 'GIFTCARD' else b.kind end as type, b.kind = 'CHOICE' as choice,
    b.background_color as "backgroundColor", b.show_shadow as "showShadow", b.face
  from product p join brand b on b.slug = p.brand
    left join category c on c.storefront = p.storefront and c.slug = p.category
  where p.storefront = $1 and ($2::int[] is null or p.id = any($2)) and ${sold}`;

const selectCategories = `
  select slug, title, position from category c where storefront = $1
    and exists (select from product p where p.storefront = c.storefront and p.category = c.slug and ${sold})`;

const nothing = { image: null, productType: null, backgroundColor: null, showShadow: null };

/**
 * Makes what a storefront sells now, and the categories that hold it, known to search, in each of its languages. Called where the
 * catalogue was changed, in the same transaction. Answers how many documents changed.
 *
 * @param among products that changed; `null` for all
 */
export const indexCatalogue = async (
  client: PoolClient,
  code: StorefrontCode,
  among: readonly number[] | null,
): Promise<number> => {
  if (among?.length === 0) return 0;
  const storefront = getStorefront(code);
  const { rows: products } = await client.query<ProductRow>(selectProducts, [code, among]);
  const { rows: categories } = await client.query<CategoryRow>(selectCategories, [code]);
  /** In each language. What has no name in a language cannot be asked for in it. */
  const inEach = (documentsIn: (language: Language, say: (words: Words) => string) => SearchDocument[]) =>
    storefront.languages
      .flatMap((language) => documentsIn(language, (words) => inLanguage(words, language, storefront)))
      .filter(({ title }) => title !== "");
  const sellable = inEach((language, say) =>
    products.map((product) => ({
      language,
      kind: "PRODUCT",
      key: `${product.id}`,
      title: say(product.title),
      keywords: `${product.category ? say(product.category) : ""} ${product.brand}`.trim(),
      body: say(product.description),
      path: product.choice ? choiceSegment(storefront, language) : product.brand,
      popularity: product.popularity,
      image: mediaPath(product.face),
      productType: product.type,
      backgroundColor: product.backgroundColor,
      showShadow: product.showShadow,
    })),
  );
  const places = inEach((language, say) =>
    categories.map(({ slug, title, position }) => ({
      ...nothing,
      language,
      kind: "CATEGORY",
      key: slug,
      title: say(title),
      keywords: slug,
      body: "",
      path: slug,
      popularity: position,
    })),
  );
  const keys = among?.map((id) => `${id}`) ?? null;
  return (
    (await replaceDocuments(client, code, ["PRODUCT"], sellable, keys)) +
    (await replaceDocuments(client, code, ["CATEGORY"], places))
  );
};
