"use client";

import { useLate } from "@giftshop/ui-kit/on-need";
import { useEffect } from "react";
import { loadWidgetData } from "../data/load-widget-data.ts";
import type { PageLinks } from "../stores/store.ts";

export interface StoreWidgetProps {
  /** Where the data of the widgets is. */
  data: string;
  here: PageLinks;
  /** About to be wanted: fetched, not shown. */
  near: boolean;
  /** The form is wanted. */
  open: boolean;
  /** Called when it closes; the same function at every render. */
  onClose(): void;
}

/** The form for language and country, fetched before it is first wanted. */
export const StoreWidget = ({ data, here, near, open, onClose }: StoreWidgetProps) => {
  const {
    part: late,
    start,
    fetch,
  } = useLate(async () => {
    const [{ StoreModal }, { texts, stores }] = await Promise.all([import("./store-modal.tsx"), loadWidgetData(data)]);
    return { StoreModal, texts: texts.stores, stores };
  });
  useEffect(() => {
    if (open) fetch().catch(onClose);
    else if (near) start();
  }, [open, near, fetch, start, onClose]);
  return late && <late.StoreModal texts={late.texts} stores={late.stores} here={here} open={open} onClose={onClose} />;
};
