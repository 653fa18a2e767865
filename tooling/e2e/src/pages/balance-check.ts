import type { Locator } from "@playwright/test";
import type { Visit } from "../shop/visit.ts";

/** The balance check. */
export class BalanceCheckPage {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  get #t() {
    return this.#visit.words("redeem");
  }
  get #page() {
    return this.#visit.page;
  }
  get cardNumber(): Locator {
    return this.#page.getByRole("textbox", { name: this.#t("balance.cardNumber") });
  }
  get pin(): Locator {
    return this.#page.getByRole("textbox", { name: this.#t("balance.pin") });
  }
  get check(): Locator {
    return this.#page.getByRole("button", { name: this.#t("balance.action") });
  }
  get notRecognised(): Locator {
    return this.#page.getByRole("alert").filter({ hasText: this.#t("balance.errors.notRecognised.title") });
  }
  /** The press that begins the exchange of a card with something left on it. */
  get exchange(): Locator {
    return this.#page.getByRole("button", { name: this.#t("balance.result.exchange") });
  }
  /** Value, balance, expiry. */
  get result(): Locator {
    return this.#page.getByRole("region", { name: this.#t("balance.result.balance") });
  }

  async open(): Promise<void> {
    await this.#visit.open("balanceCheck");
  }

  /** Pastes into a field, as from an e-mail. */
  async paste(field: Locator, text: string): Promise<void> {
    await field.focus();
    await field.evaluate((input, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      // What a browser does when nobody takes the paste over.
      if (input.dispatchEvent(event)) document.execCommand("insertText", false, pasted);
    }, text);
  }
}
