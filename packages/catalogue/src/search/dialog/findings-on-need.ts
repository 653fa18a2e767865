import { onNeed } from "@giftshop/ui-kit/on-need";
import type { SearchSource } from "./use-search.ts";

/**
 * What the window needs once there is something to list, several
 * times as much as the window itself. It comes beside it.
 */
export const findings = onNeed(() => import("./findings.tsx"));

/** Begins to fetch it, after the next paint: to bring its files in takes as long as to draw the window. */
export const fetchFindings = (): void => {
  requestAnimationFrame(() => setTimeout(findings.start));
};

/** Commerce, asked by what comes with the findings. */
export const commerceSource: SearchSource = {
  loadResults: async (text) => (await findings.fetch()).loadResults(text),
  loadPopular: async () => (await findings.fetch()).loadPopular(),
};
