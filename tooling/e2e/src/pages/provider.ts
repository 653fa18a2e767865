import { expect, type Page } from "@playwright/test";

/** The payment page that the provider hosts; the sandbox speaks English. */
export class ProviderPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async isShown(): Promise<void> {
    await expect(this.#page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
  }

  /** Pays; a Blik payment asks for a code, one through a bank for the bank. */
  async pay({ blikCode }: { blikCode?: string } = {}): Promise<void> {
    await this.isShown();
    const bank = this.#page.getByRole("group", { name: "Your bank" }).getByRole("radio").first();
    if ((await bank.count()) > 0) await bank.check();
    if (blikCode) await this.#page.getByRole("textbox", { name: "Blik code" }).fill(blikCode);
    await this.#page.getByRole("button", { name: /^Pay\s/ }).click();
  }

  async press(name: "I will transfer it" | "Fail" | "Cancel" | "Leave open" | "Expire"): Promise<void> {
    await this.isShown();
    await this.#page.getByRole("button", { name, exact: true }).click();
  }
}
