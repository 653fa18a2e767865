import type { Scope } from "../../platform/graphql/context.ts";
import { titleOf } from "../catalogue/present.ts";
import { viewOf } from "../catalogue/snapshot/view.ts";
import { newestReviews } from "../review/index.ts";

/**
 * Reads what buyers of the storefront wrote last, in the language
 * of the request: who wrote it, of what, and their words.
 */
export const reviewReader =
  (scope: Scope) =>
  async (count: number): Promise<readonly { title: string; body: string }[]> => {
    const { services, storefront, language } = scope;
    const reviews = await newestReviews(services.pool, { storefront: storefront.code, language }, count);
    if (reviews.length === 0) return [];
    const view = await viewOf(scope);
    return reviews.map(({ author, product, body }) => {
      const found = view.snapshot.byPath.get(product);
      return { title: [author, found && titleOf(view, found)].filter(Boolean).join(" · "), body };
    });
  };
