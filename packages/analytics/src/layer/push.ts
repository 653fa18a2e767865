import type { AnalyticsEvent } from "./events.ts";

declare global {
  interface Window {
    /** Every event since the page was opened, in memory alone, and forwarded only after consent. */
    dataLayer?: AnalyticsEvent[];
  }
}

/** Puts an event into the data layer. All of analytics that is part of a first load. */
export const push = (event: AnalyticsEvent): void => {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
};
