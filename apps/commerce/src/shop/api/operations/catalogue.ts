import { z } from "zod";
import { originOf } from "../../../platform/origin-of.ts";
import { imageOf, isInStock } from "../../catalogue/present.ts";
import { type CatalogueView, readView } from "../../catalogue/snapshot/view.ts";
import type { CatalogueProduct, CatalogueVariation } from "../../catalogue/types.ts";
import { inLanguage } from "../../catalogue/words.ts";
import { cursorOf, readCursor } from "../http/cursor.ts";
import { Refused } from "../http/problem.ts";
import { type Call, defineOperation } from "./operation.ts";
import { pageOf, pageQuery, product } from "./schemas.ts";

interface Sold {
  product: CatalogueProduct;
  variation: CatalogueVariation;
}

/** What can be ordered: digital gift cards, most chosen first. */
const soldIn = ({ snapshot }: CatalogueView): Sold[] =>
  snapshot.products.flatMap((one) => {
    const variation = one.variations.find(({ kind, active }) => kind === "DIGITAL" && active);
    return one.type === "GIFTCARD" && variation ? [{ product: one, variation }] : [];
  });

const languageOf = ({ storefront }: Call, wanted: string | undefined) => {
  if (wanted === undefined) return storefront.languages[0];
  const language = storefront.languages.find((one) => one === wanted);
  if (language === undefined)
    throw new Refused(400, "language", `This storefront speaks ${storefront.languages.join(", ")}.`);
  return language;
};

const present = (call: Call, view: CatalogueView, { product: sold, variation }: Sold): z.input<typeof product> => {
  const { storefront, language } = view;
  const words = (text: CatalogueProduct["title"]): string => inLanguage(text, language, storefront);
  const values = [...variation.fixedValues];
  return {
    id: `${variation.id}`,
    title: words(sold.title),
    description: words(sold.description),
    conditions: words(sold.conditions),
    image: originOf(call.services.environment, storefront) + imageOf(view, sold).url,
    currency: storefront.currency,
    fixedValues: variation.hasFixedPrices,
    values,
    minimum: variation.hasFixedPrices ? Math.min(...values) : variation.minimum,
    maximum: variation.hasFixedPrices ? Math.max(...values) : variation.maximum,
    available: isInStock(view, variation),
  };
};

const languageQuery = z
  .string()
  .max(5)
  .optional()
  .meta({ description: "A language of the storefront; defaults to its first one." });

export const listProducts = defineOperation({
  id: "listProducts",
  method: "GET",
  path: "/products",
  tag: "Catalogue",
  summary: "Lists what can be ordered",
  description:
    "Digital gift cards of this storefront, most chosen first. Pages may shift while you read them, as the catalogue changes.",
  scope: "catalogue:read",
  query: pageQuery.extend({ language: languageQuery }),
  answer: pageOf(product),
  status: 200,
  limit: "calls",
  problems: ["cursor", "language"],
  run: async ({ query }, call) => {
    const view = await readView(call.services, {
      storefront: call.storefront,
      language: languageOf(call, query.language),
    });
    const sold = soldIn(view);
    const [start] = query.cursor === undefined ? [0] : readCursor(query.cursor, ["number"]);
    const from = Math.max(0, Math.trunc(Number(start)));
    const to = from + query.limit;
    return {
      body: {
        data: sold.slice(from, to).map((one) => present(call, view, one)),
        nextCursor: to < sold.length ? cursorOf(to) : null,
      },
    };
  },
});

export const getProduct = defineOperation({
  id: "getProduct",
  method: "GET",
  path: "/products/{product}",
  tag: "Catalogue",
  summary: "One product",
  scope: "catalogue:read",
  params: z.object({ product: z.string().regex(/^\d{1,9}$/u) }),
  query: z.object({ language: languageQuery }),
  answer: product,
  status: 200,
  limit: "calls",
  problems: ["not_found", "language"],
  run: async ({ params, query }, call) => {
    const view = await readView(call.services, {
      storefront: call.storefront,
      language: languageOf(call, query.language),
    });
    const found = soldIn(view).find(({ variation }) => `${variation.id}` === params.product);
    if (found === undefined) throw new Refused(404, "not_found", "There is no such product.");
    return { body: present(call, view, found) };
  },
});
