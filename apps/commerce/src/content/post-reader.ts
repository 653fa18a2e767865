import type { Scope } from "../graphql/context.ts";
import { listPages } from "./select-pages.ts";
import type { PageSummary } from "./types.ts";

/** Most posts that blocks of one page may show; what they ask for is taken from these. */
const mostPosts = 50;

/**
 * Reads the storefront's posts at most once for a page, however many of its blocks show some of them.
 *
 * @param ownKey key of the page itself: nobody is sent to where they are
 */
export const postReader = (
  { services, storefront, language }: Pick<Scope, "services" | "storefront" | "language">,
  ownKey: string,
) => {
  let reading: Promise<readonly PageSummary[]> | undefined;
  const readAll = () =>
    listPages(
      services.pool,
      { storefront: storefront.code, language },
      { kind: "POST", taxonomy: [], limit: mostPosts, offset: 0 },
    ).then(({ pages }) => pages);
  return async (term: string | undefined, count: number): Promise<readonly PageSummary[]> => {
    reading ??= readAll();
    const posts = await reading;
    return posts
      .filter(({ key, taxonomy }) => key !== ownKey && (term === undefined || taxonomy.includes(term)))
      .slice(0, count);
  };
};
