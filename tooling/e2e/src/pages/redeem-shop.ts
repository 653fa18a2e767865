import { expect, type Locator } from "@playwright/test";
import type { Product } from "../shop/catalogue.ts";
import type { Visit } from "../shop/visit.ts";
import type { Buyer } from "./checkout.ts";
import { labelled } from "./name.ts";

/** What a card is exchanged for, and the windows of the exchange. */
export class RedeemShopPage {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  get #t() {
    return this.#visit.words("redeem/exchange");
  }
  get #page() {
    return this.#visit.page;
  }
  /** What is left, and the ways on; always in sight. */
  get bar(): Locator {
    return this.#page.getByRole("complementary", { name: this.#t("bar.label") });
  }
  get #dialog(): Locator {
    return this.#page.getByRole("dialog");
  }
  /** What was chosen, what pays for it, what is left. */
  get basket(): Locator {
    return this.#page.getByRole("dialog", { name: this.#t("basket.title") });
  }

  /** Chooses a card by its own page for an amount in the main unit. */
  async choose({ title, path }: Pick<Product, "title" | "path">, amount: number): Promise<void> {
    await this.#visit.open("redeemCardInfo", { pageId: path });
    await expect(this.bar).toBeVisible();
    await this.#page.getByRole("link", { name: this.#t("page.choose") }).click();
    const window = this.#page.getByRole("dialog", { name: title });
    await window.getByRole("radio", { name: this.#t("value.other") }).check();
    await window.getByRole("textbox", { name: labelled(this.#t("value.other")) }).fill(String(amount));
    await window.getByRole("button", { name: this.#t("value.add") }).click();
    await expect(this.basket).toContainText(title);
  }

  async closeBasket(): Promise<void> {
    await this.#page.keyboard.press("Escape");
    await expect(this.#dialog).toHaveCount(0);
  }

  /** Says who takes the cards, and goes on to the checkout. */
  async goToCheckout({ firstName, lastName, email }: Buyer): Promise<void> {
    await this.basket.getByRole("link", { name: this.#t("basket.checkout") }).click();
    const account = this.#visit.words("account");
    await this.#page
      .getByRole("dialog", { name: account("account.guest.title") })
      .getByRole("button", { name: account("account.guest.action") })
      .click();
    const window = this.#page.getByRole("dialog", { name: this.#t("guest.title") });
    const field = (name: "firstName" | "lastName" | "email") =>
      window.getByRole("textbox", { name: labelled(this.#t(`guest.${name}`)) });
    await field("firstName").fill(firstName);
    await field("lastName").fill(lastName);
    await field("email").fill(email);
    await window.getByRole("button", { name: this.#t("basket.checkout") }).click();
    await this.#page.waitForURL(`**${this.#visit.shop.link("redeemCheckout")}`);
  }
}
