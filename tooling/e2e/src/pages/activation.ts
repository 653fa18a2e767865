import { expect, type Locator } from "@playwright/test";
import type { Visit } from "../shop/visit.ts";
import { labelled } from "./name.ts";

/** Where blank cards are given their value, and what became of them. */
export class ActivationPage {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  get #t() {
    return this.#visit.words("checkout/activation");
  }
  get #main(): Locator {
    return this.#visit.page.getByRole("main");
  }
  #field(name: "order" | "email" | "amount"): Locator {
    const label = this.#t(`form.${name}`, { currency: this.#visit.shop.storefront.currency });
    return this.#main.getByRole("textbox", { name: labelled(label) });
  }
  /** What is said of a card. */
  row(lastDigits: string): Locator {
    return this.#main.getByRole("row").filter({ hasText: lastDigits });
  }
  heading(state: "READY" | "ACTIVATED"): Locator {
    return this.#main.getByRole("heading", { name: this.#t(`state.${state}.title`) });
  }

  /** Asks for the cards of a file, each with an amount of its own. */
  async askByFile(
    order: { number: string; email: string },
    rows: readonly (readonly [string, number])[],
  ): Promise<void> {
    await this.#visit.open("activation");
    await this.#field("order").fill(order.number);
    await this.#field("email").fill(order.email);
    await this.#main.getByText(this.#t("form.list"), { exact: true }).click();
    const csv = rows.map(([number, amount]) => `${number};${amount}`).join("\r\n");
    const file = { name: "cards.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
    await this.#main.locator('input[type="file"]').setInputFiles(file);
    await expect(this.#main.getByRole("textbox", { name: labelled(this.#t("form.numbers")) })).toHaveValue(
      new RegExp(rows[0]?.[0] ?? ""),
    );
    await this.#main.getByRole("button", { name: this.#t("form.check") }).click();
  }

  /** Pays for what can be activated, as far as the provider's page. */
  async goToProvider(method: string): Promise<void> {
    await this.#main.getByRole("radio", { name: new RegExp(`^${method}`, "u") }).check({ force: true });
    await this.#main.getByRole("checkbox").check();
    const [before = ""] = this.#t("answer.pay", { amount: "#" }).split("#");
    await this.#main.locator('button[type="submit"]').filter({ hasText: before.trim() }).click();
    await this.#visit.page.waitForURL(/\/checkout\/tr_/);
  }
}
