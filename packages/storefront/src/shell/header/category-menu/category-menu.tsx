"use client";

import { useEffect, useRef, useState } from "react";
import { useLate } from "../../late/use-late.ts";
import type { CategoryBrowserProps } from "./category-browser.tsx";
import { CategorySkeleton } from "./category-skeleton.tsx";

const fetchBrowser = () => import("./category-browser.tsx").then(({ CategoryBrowser }) => CategoryBrowser);

/** That somebody is about to use the disclosure, or has opened it. */
const signs = ["toggle", "pointerover", "focusin"];

/**
 * The categories within the disclosure around it. The browser opens that by itself; what is in it is fetched when a pointer or
 * focus comes near, or when it is found open.
 */
export function CategoryMenu(props: CategoryBrowserProps) {
  const place = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState(false);
  const Browser = useLate(needed, fetchBrowser);
  useEffect(() => {
    const menu = place.current?.closest("details");
    if (!menu) return;
    const watching = new AbortController();
    const need = () => setNeeded(true);
    if (menu.open) need();
    for (const sign of signs) menu.addEventListener(sign, need, watching);
    return () => watching.abort();
  }, []);
  return <div ref={place}>{Browser ? <Browser {...props} /> : <CategorySkeleton label={props.texts.loading} />}</div>;
}
