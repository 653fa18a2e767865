import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
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
  where p.storefront = $1 and ${sold}`;

const selectCategories = `
  select slug, title, position from category c where storefront = $1
    and exists (select from product p where p.storefront = c.storefront and p.category = c.slug and ${sold})`;

/**
 * Makes what a storefront sells now, and the categories that hold it, known to search, in each of its languages. Called where the
 * catalogue was changed, in the same transaction. Answers how many documents changed.
 */
export const indexCatalogue = async (client: PoolClient, code: StorefrontCode): Promise<number> => {
  const storefront = getStorefront(code);
  const { rows: products } = await client.query<ProductRow>(selectProducts, [code]);
  const { rows: categories } = await client.query<CategoryRow>(selectCategories, [code]);
  const documents = storefront.languages.flatMap((language): SearchDocument[] => {
    const say = (words: Words) => inLanguage(words, language, storefront);
    return [
      ...products.map((product) => ({
        language,
        kind: "PRODUCT" as const,
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
      ...categories.map(({ slug, title, position }) => ({
        language,
        kind: "CATEGORY" as const,
        key: slug,
        title: say(title),
        keywords: slug,
        body: "",
        path: slug,
        popularity: position,
        image: null,
        productType: null,
        backgroundColor: null,
        showShadow: null,
      })),
    ];
  });
  // What has no name in a language cannot be asked for in it.
  const named = documents.filter(({ title }) => title !== "");
  return replaceDocuments(client, code, ["PRODUCT", "CATEGORY"], named);
};
