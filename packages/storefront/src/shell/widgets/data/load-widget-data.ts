import type { WidgetData } from "./widget-data.ts";

const asked = new Map<string, Promise<WidgetData>>();

const ask = async (href: string): Promise<WidgetData> => {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  return response.json();
};

/**
 * Fetches the data of a shop's widgets, once for all of them; again after it failed.
 * @throws where nothing, or something else, answers
 */
export const loadWidgetData = (href: string): Promise<WidgetData> => {
  const known = asked.get(href);
  if (known) return known;
  const begun = ask(href);
  asked.set(href, begun);
  begun.catch(() => asked.delete(href));
  return begun;
};
