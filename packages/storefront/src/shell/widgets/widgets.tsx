"use client";

import type { WidgetTexts } from "@giftshop/content";
import { useEffect, useState } from "react";
import { useLatePart } from "../late-part/use-late-part.ts";
import type { PageLinks, Store } from "./stores/store.ts";

/** Marks what opens the form for language and country, wherever it stands on the page. */
const opensStores = "[data-opens-stores]";

const fetchLate = () => import("./late-widgets.tsx").then(({ LateWidgets }) => LateWidgets);

export interface WidgetsProps {
  texts: WidgetTexts;
  stores: readonly Store[];
  here: PageLinks;
}

/**
 * What lies over a page: way back to the top, banner that proposes a shop, form for language and country. Of all this only the
 * ear for its buttons is part of the first load; the rest is fetched once the page is awake, the form when it is wanted.
 */
export function Widgets(props: WidgetsProps) {
  const [choosing, setChoosing] = useState(false);
  const Late = useLatePart(true, fetchLate);
  useEffect(() => {
    const watching = new AbortController();
    const open = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(opensStores)) setChoosing(true);
    };
    document.addEventListener("click", open, watching);
    return () => watching.abort();
  }, []);
  return Late && <Late {...props} choosing={choosing} onChosen={() => setChoosing(false)} />;
}
