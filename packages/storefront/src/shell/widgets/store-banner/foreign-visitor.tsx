"use client";

import { useLate } from "@giftshop/ui-kit/on-need";
import { type ReactNode, useEffect } from "react";
import { loadWidgetData } from "../data/load-widget-data.ts";
import type { PageLinks } from "../stores/store.ts";
import { memories } from "./memories.ts";
import { foreignCountry } from "./propose-store.ts";

export interface ForeignVisitorProps {
  /** Where the data of the widgets is. */
  data: string;
  here: PageLinks;
}

/** The store banner for a visitor from elsewhere; all others fetch nothing of it. */
export const ForeignVisitor = ({ data, here }: ForeignVisitorProps) => {
  const { part: banner, start } = useLate(async (): Promise<ReactNode> => {
    const [{ StoreBanner }, { texts, stores }] = await Promise.all([
      import("./store-banner.tsx"),
      loadWidgetData(data),
    ]);
    return <StoreBanner texts={texts.banner} stores={stores} here={here} />;
  });
  useEffect(() => {
    const around = memories();
    if (!around) return;
    foreignCountry(here, around).then(
      (country) => country !== undefined && start(),
      () => {},
    );
  }, [here, start]);
  return banner;
};
