import { mostPostsOfBlock } from "@giftshop/validation/content";
import type { Scope } from "../../platform/graphql/context.ts";
import { listPages } from "./select-pages.ts";
import type { PageSummary } from "./types.ts";

/**
 * Reads the storefront's posts at most once a term for a page, however many of its blocks show some of them.
 *
 * @param ownKey key of the page itself: nobody is sent to where they are
 */
export const postReader = (
  { services, storefront, language }: Pick<Scope, "services" | "storefront" | "language">,
  ownKey: string,
) => {
  const reading = new Map<string | undefined, Promise<readonly PageSummary[]>>();
  const read = async (term: string | undefined): Promise<readonly PageSummary[]> => {
    const { pages } = await listPages(
      services.pool,
      { storefront: storefront.code, language },
      // One more than is shown, as the page itself may be among them.
      { kind: "POST", taxonomy: term === undefined ? [] : [term], limit: mostPostsOfBlock + 1, offset: 0 },
    );
    return pages.filter(({ key }) => key !== ownKey);
  };
  return async (term: string | undefined, count: number): Promise<readonly PageSummary[]> => {
    const posts = reading.get(term) ?? read(term);
    reading.set(term, posts);
    return (await posts).slice(0, count);
  };
};
