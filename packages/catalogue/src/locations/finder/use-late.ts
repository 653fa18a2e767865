import type { Language } from "@giftshop/storefront-config";
import { useLate as usePart } from "@giftshop/ui-kit/on-need";
import type { Late } from "./load-late.ts";

/** Fetches words and source on first need; a fetch that failed is tried again at the next. */
export const useLate = (language: Language, product: string, given?: Late) => {
  const { part, fetch } = usePart(
    () => import("./load-late.ts").then(({ loadLate }) => loadLate(language, product)),
    given,
  );
  return { late: part, fetchLate: fetch };
};
