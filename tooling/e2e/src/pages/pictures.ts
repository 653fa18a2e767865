import { expect, type Locator } from "@playwright/test";
import type { Visit } from "../shop/visit.ts";

/** The pictures of a product page: a strip that is swiped, thumbnails below it. */
export class Pictures {
  readonly strip: Locator;
  readonly thumbnails: Locator;

  constructor(visit: Visit) {
    const { page } = visit;
    const t = visit.words("catalogue");
    this.strip = page.getByRole("list", { name: t("gallery.label"), exact: true });
    this.thumbnails = page.locator("a[href^='#picture-']");
  }

  /** Picture by its number, from 1. */
  picture(number: number): Locator {
    return this.strip.locator(`#picture-${number}`);
  }

  /** Waits until this picture fills the strip, and its thumbnail alone says so. */
  async expectInSight(number: number): Promise<void> {
    const current = this.thumbnails.and(this.strip.page().locator("[aria-current]"));
    await expect(current).toHaveCount(1);
    await expect(this.thumbnails.nth(number - 1)).toHaveAttribute("aria-current", "true");
    await expect(this.picture(number)).toBeInViewport({ ratio: 0.6 });
    await expect
      .poll(async () => {
        const [strip, picture] = [await this.strip.boundingBox(), await this.picture(number).boundingBox()];
        return Math.abs((strip?.x ?? 0) - (picture?.x ?? Number.POSITIVE_INFINITY));
      })
      .toBeLessThan(1);
    await this.#rest();
  }

  /** Until the strip stands: a wheel that turns while it still glides would be lost. */
  async #rest(): Promise<void> {
    await this.strip.evaluate(async (strip) => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let still = 0, last = Number.NaN; still < 6; last = strip.scrollLeft) {
        await frame();
        still = strip.scrollLeft === last ? still + 1 : 0;
      }
    });
  }
}
