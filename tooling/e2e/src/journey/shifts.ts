import type { Page } from "@playwright/test";

/** What moved in one frame, without anybody having done anything. */
export interface Shift {
  /** How much of the view by how far, as browsers reckon it. */
  value: number;
  /** Each thing that moved: from where to where, CSS pixels. */
  moved: readonly string[];
}

const kept = "shifts";

/** Notes every shift of every page that is opened from now on. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript((name) => {
    interface Entry extends PerformanceEntry {
      value: number;
      sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { [name]: shifts });
    const place = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, kept);
};

/** Waits until what the page has so far is drawn. */
export const drawnAsFarAsItIs = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** What moved on the page so far. */
export const shiftsOf = async (page: Page): Promise<Shift[]> => {
  // What moved in a frame is told after it.
  await drawnAsFarAsItIs(page);
  await drawnAsFarAsItIs(page);
  return page.evaluate((name) => Reflect.get(window, name) as Shift[], kept);
};
