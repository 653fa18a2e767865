import type { ConsentStore } from "../consent/consent-store.ts";
import type { AnalyticsEvent } from "../layer/events.ts";
import { followLayer } from "../layer/follow-layer.ts";
import type { Adapter, Forwarded } from "./adapter.ts";

export interface Forwarding {
  consent: Pick<ConsentStore, "read" | "subscribe">;
  adapter: Adapter;
  /** The click of an advertisement that led here, where one is kept. */
  clickId(): string | undefined;
  /**
   * Asks commerce whether this purchase is told for the first time, whatever was reloaded or opened twice.
   */
  claim(order: string): Promise<boolean>;
}

/**
 * Forwards the data layer while the visitor agrees to statistics: what happened on this page before they
 * agreed as well, nothing of what happened after they withdrew. Until the returned function is called.
 */
export const forward = ({ consent, adapter, clickId, claim }: Forwarding): (() => void) => {
  let granted = false;
  let waiting: AnalyticsEvent[] = [];

  const withClick = (event: Forwarded): Forwarded => {
    const gclid = clickId();
    return gclid ? { ...event, gclid } : event;
  };
  const send = async (event: AnalyticsEvent): Promise<void> => {
    if (event.event === "form_submit_quotation") return adapter.send(withClick(event));
    if (event.event !== "purchase") return adapter.send(event);
    const { order, ...told } = event;
    const first = await claim(order).catch(() => false);
    if (first && granted) adapter.send(withClick(told));
  };
  const settle = () => {
    const agreed = consent.read().statistics;
    if (agreed === granted) return;
    granted = agreed;
    if (!agreed) {
      waiting = [];
      window.dataLayer?.splice(0);
      return adapter.withdraw();
    }
    adapter.grant();
    for (const event of waiting.splice(0)) void send(event);
  };
  const leaveLayer = followLayer((event) => {
    if (granted) void send(event);
    else waiting.push(event);
  });
  settle();
  const leaveConsent = consent.subscribe(settle);
  return () => {
    leaveLayer();
    leaveConsent();
  };
};
