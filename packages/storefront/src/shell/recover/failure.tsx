"use client";

import { ErrorView } from "@giftshop/content/error-view";
import { useEffect, useState } from "react";
import { loadWidgetData } from "../widgets/data/load-widget-data.ts";
import type { WidgetData } from "../widgets/data/widget-data.ts";

/**
 * What is shown in place of a part of the page that failed: what happened, another try, the way home.
 *
 * @param data where the words are
 */
export const Failure = ({ data }: { data: string }) => {
  const [texts, setTexts] = useState<WidgetData["texts"]["error"]>();
  useEffect(() => {
    const ask = () =>
      loadWidgetData(data).then(
        (loaded) => setTexts(loaded.texts.error),
        // Tried again when the browser is online.
        () => {},
      );
    void ask();
    addEventListener("online", ask);
    return () => removeEventListener("online", ask);
  }, [data]);
  return texts && <ErrorView texts={texts} retryHref="" />;
};
