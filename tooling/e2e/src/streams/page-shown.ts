import type { Marks } from "@giftshop/analytics";
import { startAnalytics } from "@giftshop/analytics/late";
import type { Shop } from "@giftshop/storefront-config";

/** Stands for the browser's: half of what is told to it is in sight. */
class Sight {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
    Sight.last = this;
  }
  static last: Sight | undefined;
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  see(target: Element): void {
    const entry = { target, isIntersecting: true, intersectionRatio: 0.5 } as unknown as IntersectionObserverEntry;
    this.#tell([entry], this as unknown as IntersectionObserver);
  }
}

/** Gives this window what it lacks, and an empty data layer. */
export const newVisit = (): void => {
  globalThis.IntersectionObserver = Sight as unknown as typeof IntersectionObserver;
  window.dataLayer = [];
};

/** An element with the marks that the server gives it. */
export const marked = (tag: string, marks: Marks, ...content: (string | Element)[]): HTMLElement => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(marks)) if (value !== undefined) element.setAttribute(name, `${value}`);
  element.append(...content);
  return element;
};

/** Somebody sees half of an element. */
export const see = (element: Element): void => Sight.last?.see(element);

/** Shows a page of a shop, watched as each page is; answers what ends it. */
export const showPage = (shop: Shop, type: string, path: string, ...content: Element[]): (() => void) => {
  history.replaceState(null, "", path);
  document.documentElement.lang = shop.locale;
  document.documentElement.dataset.storeId = `${shop.storefront.storeId}`;
  document.body.replaceChildren(...content);
  return startAnalytics(type);
};
