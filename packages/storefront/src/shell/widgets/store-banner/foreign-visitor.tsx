"use client";

import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useLate } from "../../late/use-late.ts";
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
export function ForeignVisitor({ data, here }: ForeignVisitorProps) {
  const [foreign, setForeign] = useState(false);
  useEffect(() => {
    const around = memories();
    if (!around) return;
    foreignCountry(here, around).then(
      (country) => setForeign(country !== undefined),
      () => {},
    );
  }, [here]);
  const fetchBanner = useCallback(async (): Promise<ReactNode> => {
    const [{ StoreBanner }, { texts, stores }] = await Promise.all([
      import("./store-banner.tsx"),
      loadWidgetData(data),
    ]);
    return <StoreBanner texts={texts.banner} stores={stores} here={here} />;
  }, [data, here]);
  return useLate(foreign, fetchBanner);
}
