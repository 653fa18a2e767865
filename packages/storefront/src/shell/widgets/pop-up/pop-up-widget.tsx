"use client";

import { useLate } from "@giftshop/ui-kit/on-need";
import { type ReactNode, useEffect } from "react";
import { loadWidgetData } from "../data/load-widget-data.ts";
import { memories } from "../store-banner/memories.ts";
import { whenShown } from "../when-shown.ts";
import { isSeen, noteSeen } from "./seen.ts";

export interface PopUpWidgetProps {
  /** Where the data of the widgets is. */
  data: string;
  /** Which one the page knows of. */
  popUp: string;
}

/** The pop-up for who has not seen it, once somebody looks at the page; all others fetch nothing of it. */
export const PopUpWidget = ({ data, popUp }: PopUpWidgetProps) => {
  const { part, start } = useLate(async (): Promise<ReactNode> => {
    const [{ PopUpModal }, { popUp: said, texts }] = await Promise.all([
      import("./pop-up-modal.tsx"),
      loadWidgetData(data),
    ]);
    if (said === null) return null;
    noteSeen(localStorage, said.key);
    return <PopUpModal popUp={said} closeLabel={texts.stores.close} />;
  });
  useEffect(() => {
    const left = new AbortController();
    whenShown(() => {
      const around = memories();
      if (around && !isSeen(around.lasting, popUp)) start();
    }, left.signal);
    return () => left.abort();
  }, [popUp, start]);
  return part;
};
