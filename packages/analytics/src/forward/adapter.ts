import type { AnalyticsEvent } from "../layer/events.ts";

/** An event as it leaves: with the click that led here, and without what stays in the page. */
export type Forwarded = (
  | Exclude<AnalyticsEvent, { event: "purchase" }>
  | Omit<Extract<AnalyticsEvent, { event: "purchase" }>, "order">
) & { gclid?: string };

/** Somebody who is told of events. Nothing is called before the visitor agreed. */
export interface Adapter {
  /** The visitor agreed, on this page or before. */
  grant(): void;
  send(event: Forwarded): void;
  /** The visitor agrees no longer: what was kept or waits is thrown away. */
  withdraw(): void;
}
