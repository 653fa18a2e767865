import type { MapArea } from "@giftshop/storefront-config";
import { startTransition, useRef, useState } from "react";
import { mergeProducts } from "../../listing-page/merge-products.ts";
import type { PlacesPage } from "../place/to-places.ts";
import type { Late } from "./load-late.ts";

interface Wish {
  area: MapArea | undefined;
  page: number;
}

/**
 * The list of places: what it shows, and asking for another
 * part of it. The answer to the last question counts.
 */
export const usePlaces = (first: PlacesPage, fetchLate: () => Promise<Late>) => {
  const [shown, setShown] = useState<PlacesPage & { area: MapArea | undefined }>({ ...first, area: undefined });
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const wished = useRef<Wish>(undefined);

  const ask = async (wish: Wish): Promise<void> => {
    wished.current = wish;
    setState("loading");
    try {
      const { source } = await fetchLate();
      const found = await source.places(wish.area, wish.page);
      if (wished.current !== wish) return;
      // The answer may come while the map moves on: drawing the list gives way to it.
      startTransition(() => {
        setShown((known) => ({
          ...found,
          area: wish.area,
          places: wish.page === 1 ? found.places : mergeProducts(known.places, found.places),
        }));
        setState("idle");
      });
    } catch {
      if (wished.current === wish) setState("failed");
    }
  };

  return {
    ...shown,
    state,
    /** Shows the places of an area, or all. */
    showArea: (area: MapArea | undefined) => ask({ area, page: 1 }),
    showMore: () => ask({ area: shown.area, page: shown.paging.currentPage + 1 }),
    retry: () => ask(wished.current ?? { area: shown.area, page: 1 }),
  };
};
