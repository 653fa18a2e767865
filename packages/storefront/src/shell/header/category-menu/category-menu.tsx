"use client";

import { onNeed, useOnNeed } from "@giftshop/ui-kit/on-need";
import { useEffect, useRef } from "react";
import type { CategoryBrowserProps } from "./category-browser.tsx";
import { CategorySkeleton } from "./category-skeleton.tsx";

const browser = onNeed(() => import("./category-browser.tsx").then(({ CategoryBrowser }) => CategoryBrowser));

/** Events by which somebody is about to use the disclosure, or has opened it. */
const signs = ["toggle", "pointerover", "focusin"];

/**
 * The categories within the disclosure around it. The browser opens that by itself; what
 * is in it is fetched when a pointer or focus comes near, or when it is found open.
 */
export const CategoryMenu = (props: CategoryBrowserProps) => {
  const place = useRef<HTMLDivElement>(null);
  const { part: Browser } = useOnNeed(browser);
  useEffect(() => {
    const menu = place.current?.closest("details");
    if (!menu) return;
    const watching = new AbortController();
    if (menu.open) browser.start();
    for (const sign of signs) menu.addEventListener(sign, browser.start, watching);
    return () => watching.abort();
  }, []);
  return <div ref={place}>{Browser ? <Browser {...props} /> : <CategorySkeleton label={props.texts.loading} />}</div>;
};
