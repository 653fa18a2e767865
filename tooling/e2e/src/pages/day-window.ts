import { expect, type Locator } from "@playwright/test";
import type { Visit } from "../shop/visit.ts";

/** The window in which somebody chooses the day of a gift. */
export class DayWindow {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  get #t() {
    return this.#visit.words("delivery-date/window");
  }
  get dialog(): Locator {
    return this.#visit.page.getByRole("dialog", { name: this.#t("title") });
  }

  /** The button that opens it, within a part of the page. */
  opener(within: Locator): Locator {
    const t = this.#visit.words("delivery-date/words");
    return within.getByRole("button", { name: t("day.choose"), exact: true });
  }

  /** Chooses the day a month after the first, at the hour that is proposed. */
  async chooseNextMonth(): Promise<void> {
    await expect(this.dialog).toBeVisible();
    const { page } = this.#visit;
    const day = this.dialog.getByRole("button", { name: new RegExp(this.#t("day")) });
    await expect(day).toBeEnabled();
    await day.click();
    await expect(page.getByRole("grid")).toBeVisible();
    await page.keyboard.press("PageDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("grid")).toBeHidden();
    await this.dialog.getByRole("button", { name: this.#t("save") }).click();
    await expect(this.dialog).toBeHidden();
  }

  async asSoonAsPossible(): Promise<void> {
    await this.dialog.getByRole("button", { name: this.#t("soon") }).click();
    await expect(this.dialog).toBeHidden();
  }
}
