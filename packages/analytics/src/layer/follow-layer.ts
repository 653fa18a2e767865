import type { AnalyticsEvent } from "./events.ts";
import "./push.ts";

/**
 * Calls `listener` with every event of the data layer, those
 * before it included, until the returned function is called.
 */
export const followLayer = (listener: (event: AnalyticsEvent) => void): (() => void) => {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  const before = layer.push;
  let following = true;
  for (const event of layer) listener(event);
  layer.push = (...events) => {
    const length = before.apply(layer, events);
    if (following) events.forEach(listener);
    return length;
  };
  return () => {
    following = false;
  };
};
