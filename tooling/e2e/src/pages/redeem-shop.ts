import { expect, type Locator } from "@playwright/test";
import { tabTo } from "../journey/tab-to.ts";
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

  /** Says in the card's window, with keys alone, for how much it is; `amount` in the main unit. */
  async chooseByKeyboard({ title }: Pick<Product, "title">, amount: number): Promise<void> {
    const window = this.#page.getByRole("dialog", { name: title });
    const amounts = window.getByRole("radio");
    await expect(amounts.first()).toBeVisible();
    await tabTo(this.#page, amounts.first());
    // Back from the first of them comes the last, which asks for another amount.
    await this.#page.keyboard.press("ArrowUp");
    await tabTo(this.#page, window.getByRole("textbox", { name: labelled(this.#t("value.other")) }));
    await this.#page.keyboard.type(String(amount));
    await tabTo(this.#page, window.getByRole("button", { name: this.#t("value.add") }));
    await this.#page.keyboard.press("Enter");
    await expect(this.basket).toContainText(title);
  }

  async closeBasket(): Promise<void> {
    await this.#page.keyboard.press("Escape");
    await expect(this.#dialog).toHaveCount(0);
  }

  get #onward(): Locator {
    return this.basket.getByRole("link", { name: this.#t("basket.checkout") });
  }
  get #asGuest(): Locator {
    const account = this.#visit.words("account");
    return this.#page
      .getByRole("dialog", { name: account("account.guest.title") })
      .getByRole("button", { name: account("account.guest.action") });
  }
  get #guest(): Locator {
    return this.#page.getByRole("dialog", { name: this.#t("guest.title") });
  }
  #guestField(name: keyof Buyer): Locator {
    return this.#guest.getByRole("textbox", { name: labelled(this.#t(`guest.${name}`)) });
  }
  get #checkout(): string {
    return `**${this.#visit.shop.link("redeemCheckout")}`;
  }

  /** Says who takes the cards, unless that is known, and goes on to the checkout. */
  async goToCheckout(taker: Buyer, { loggedIn = false } = {}): Promise<void> {
    await this.#onward.click();
    if (!loggedIn) await this.#sayWhoTakes(taker);
    await this.#page.waitForURL(this.#checkout);
  }

  async #sayWhoTakes(taker: Buyer): Promise<void> {
    await this.#asGuest.click();
    for (const name of ["firstName", "lastName", "email"] as const) await this.#guestField(name).fill(taker[name]);
    await this.#guest.getByRole("button", { name: this.#t("basket.checkout") }).click();
  }

  /** Goes to the checkout with keys alone. */
  async goToCheckoutByKeyboard(taker: Buyer): Promise<void> {
    for (const control of [this.#onward, this.#asGuest]) {
      await tabTo(this.#page, control);
      await this.#page.keyboard.press("Enter");
    }
    for (const name of ["firstName", "lastName", "email"] as const) {
      await tabTo(this.#page, this.#guestField(name));
      await this.#page.keyboard.type(taker[name]);
    }
    await this.#page.keyboard.press("Enter");
    await this.#page.waitForURL(this.#checkout);
  }
}
