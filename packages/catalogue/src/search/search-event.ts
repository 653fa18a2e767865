import type { AnalyticsEvent } from "@giftshop/analytics";

/** What may be a card number, a telephone number or an address of somebody, and is nobody's business. */
const personal = /\S+@\S+|\d[\d\s-]{4,}\d/g;

/** The event of a search; `count`: how much there is of it. */
export const searchEvent = (text: string, count: number): AnalyticsEvent => ({
  event: "search",
  search_term: text.replace(personal, "…").slice(0, 100),
  results_count: count,
});
