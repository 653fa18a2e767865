import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";

/** Takes a picture of what is shown and calls it by a name. */
export type Camera = (name: string) => Promise<void>;

/** Widths at which every screen is looked at, pixels. */
export const widths = [390, 820, 1440] as const;

/** A picture that was taken. */
export interface Picture {
  readonly house: string;
  readonly screen: string;
  readonly width: number;
  /** Name in the gallery's folder. */
  readonly file: string;
}

/** Maps are fetched as they come into sight, and draw for a while: each stands still before its picture. */
const mapsStill = async (page: Page): Promise<void> => {
  for (const frame of await page.locator("[data-map-frame]:visible").all()) {
    await frame.scrollIntoViewIfNeeded();
    await frame.locator('[data-map="still"]').waitFor({ timeout: 60_000 });
  }
};

/**
 * Draws what a browser draws only as it comes near the screen, lets it be fetched, and comes back to the top.
 */
const settle = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
    await document.fonts.ready;
    const ready = [...document.images].map((image) => {
      // One that is out of sight would never come, and be waited for.
      image.loading = "eager";
      return image.decode().catch(() => undefined);
    });
    await Promise.all(ready);
  });
  await page.waitForLoadState("networkidle");
  await mapsStill(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
};

/** A camera that takes what the page shows in every width, whole. */
export const createCamera = (page: Page, folder: string, house: string) => {
  const taken: Picture[] = [];
  return {
    taken,
    async take(screen: string): Promise<void> {
      await mkdir(folder, { recursive: true });
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 500 ? 844 : 1000 });
        await settle(page);
        const file = `${house} ${screen} ${width}.jpg`.replaceAll(/[^\w.]+/g, "-");
        await page.screenshot({ path: join(folder, file), fullPage: true, type: "jpeg", quality: 80 });
        taken.push({ house, screen, width, file });
      }
    },
  };
};
