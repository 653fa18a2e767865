import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page of the shop has. */
const mostStops = 150;

/** Goes on with Tab until the control has the focus. */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await expect(control).toBeAttached();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not reach it.");
};
