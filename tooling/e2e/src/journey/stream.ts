import type { AnalyticsEvent } from "@giftshop/analytics";
import { expect, type Page } from "@playwright/test";

/** Everything that the data layer of a visit gets, over all its pages, and what of it goes over the line. */
export class Stream {
  readonly #heard: AnalyticsEvent[] = [];
  readonly #sent: string[] = [];

  /** Listens from the next page on, and to all that `page` opens later. */
  async over(page: Page): Promise<void> {
    await page.exposeBinding("hearEvent", (_, event: AnalyticsEvent) => void this.#heard.push(event));
    // A beacon of a page that is left is no request that a test hears of.
    await page.exposeBinding("hearBeacon", (_, address: string) => void this.#sent.push(address));
    await page.addInitScript(() => {
      const { hearBeacon } = window as unknown as { hearBeacon(address: string): void };
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (address, body) => {
        hearBeacon(String(address));
        return send(address, body);
      };
      const layer: AnalyticsEvent[] = [];
      layer.push = (...events) => {
        const { hearEvent } = window as unknown as { hearEvent(event: AnalyticsEvent): void };
        for (const event of events) hearEvent(event);
        return Array.prototype.push.apply(layer, events);
      };
      window.dataLayer = layer;
    });
    page.on("request", (request) => {
      const { pathname, hostname } = new URL(request.url());
      if (pathname === "/e") this.#sent.push(request.postData() ?? "");
      else if (!hostname.endsWith("localhost")) this.#sent.push(request.url());
    });
  }

  /** Beacons, bodies that went to the collector, and addresses elsewhere that were called. */
  get sent(): readonly string[] {
    return this.#sent;
  }

  /** Events so far. */
  get heard(): readonly AnalyticsEvent[] {
    return this.#heard;
  }

  /** Waits until a page of this kind watches itself: from then on nothing of it is missed. */
  async watches(type: string): Promise<void> {
    await expect
      .poll(() => this.#heard.some((event) => event.event === "page_view" && event.page_type === type), {
        message: `page_view of ${type}`,
      })
      .toBe(true);
  }
}
