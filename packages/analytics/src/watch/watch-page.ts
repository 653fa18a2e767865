import type { AnalyticsEvent } from "../layer/events.ts";
import { push } from "../layer/push.ts";

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Where one is: without the query, which may hold what was typed, and without what names an order. */
const place = (): string => location.origin + location.pathname.replace(uuid, ":uuid");

/**
 * Tells that the page is looked at, and what it shows, until
 * the returned function is called. `type`: name of its route.
 */
export const watchPage = (type: string): (() => void) => {
  const tell = () => {
    push({
      event: "page_view",
      page_type: type,
      page_location: place(),
      page_title: document.title,
      language: document.documentElement.lang,
    });
    for (const element of document.querySelectorAll<HTMLElement>("[data-shown]")) {
      push(JSON.parse(element.dataset.shown ?? "") as AnalyticsEvent);
    }
  };
  const again = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell();
  };
  tell();
  addEventListener("pageshow", again);
  return () => removeEventListener("pageshow", again);
};
