import { expect, type Locator } from "@playwright/test";
import type { Visit } from "../shop/visit.ts";

/** The page that a paid order ends on. */
export class ConfirmationPage {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  get #t() {
    return this.#visit.words("checkout");
  }

  /** The thanks, by the buyer's name. */
  thanks(name: string): Locator {
    return this.#visit.page.getByRole("heading", { name: this.#t("confirmation.title", { name }) });
  }

  /** What is said of cards that have gone by e-mail. */
  get sent(): Locator {
    return this.#visit.page.getByText(this.#t("confirmation.deliveries.sent"));
  }

  /** Waits for the way from the provider, over the page that checks the payment, to the confirmation. */
  async isShown(name: string): Promise<void> {
    await expect(this.thanks(name)).toBeVisible({ timeout: 30_000 });
  }

  /** The order's number, as a person would read it out. */
  async number(): Promise<string> {
    const line = this.#visit.page.getByText(this.#t("confirmation.number")).locator("bdi");
    return ((await line.textContent()) ?? "").trim();
  }
}
