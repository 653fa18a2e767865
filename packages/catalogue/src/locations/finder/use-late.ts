import type { Language } from "@giftshop/storefront-config";
import { useRef, useState } from "react";
import type { Late } from "./load-late.ts";

/** Fetches words and source on first need; a fetch that failed is tried again at the next. */
export function useLate(language: Language, product: string, given?: Late) {
  const [late, setLate] = useState(given);
  const fetching = useRef<Promise<Late>>(undefined);

  function fetchLate(): Promise<Late> {
    if (late) return Promise.resolve(late);
    fetching.current ??= import("./load-late.ts")
      .then(({ loadLate }) => loadLate(language, product))
      .then(
        (loaded) => {
          setLate(loaded);
          return loaded;
        },
        (error: unknown) => {
          fetching.current = undefined;
          throw error;
        },
      );
    return fetching.current;
  }

  return { late, fetchLate };
}
