import { expect, type Locator } from "@playwright/test";
import type { Visit } from "../shop/visit.ts";

/** The basket's page. */
export class BasketPage {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  get #t() {
    return this.#visit.words("basket");
  }
  get #page() {
    return this.#visit.page;
  }

  /** One present. */
  line(title: string): Locator {
    return this.#page
      .getByRole("article")
      .filter({ has: this.#page.getByRole("heading", { name: title, exact: true }) });
  }
  get lines(): Locator {
    return this.#page.getByRole("article");
  }
  /** How many of it, as the page says. */
  quantity(title: string): Locator {
    return this.line(title).getByRole("status");
  }
  get empty(): Locator {
    return this.#page.getByText(this.#t("empty.title"));
  }
  get undo(): Locator {
    return this.#page.getByRole("button", { name: this.#t("removed.undo") });
  }
  get checkout(): Locator {
    return this.#page.getByRole("link", { name: this.#t("checkout") });
  }

  async open(): Promise<void> {
    await this.#visit.open("basket");
  }
  async oneMore(title: string): Promise<void> {
    await this.line(title)
      .getByRole("button", { name: this.#t("line.more") })
      .click();
  }
  /** Takes a present out, by the window that asks. */
  async remove(title: string): Promise<void> {
    const name = this.#t("line.removeOf", { title });
    await this.line(title).getByRole("button", { name }).click();
    await this.#page
      .getByRole("dialog", { name })
      .getByRole("button", { name: this.#t("line.remove"), exact: true })
      .click();
  }
  /** Who is not logged in is asked who they are; this is the way on without an account. */
  get asGuest(): Locator {
    return this.#page
      .getByRole("dialog")
      .getByRole("button", { name: this.#visit.words("account")("account.guest.action") });
  }
  async goToCheckout({ loggedIn = false } = {}): Promise<void> {
    await this.checkout.click();
    if (!loggedIn) await this.asGuest.click();
    await expect(
      this.#page.getByRole("heading", { level: 1, name: this.#visit.words("checkout")("page.title") }),
    ).toBeVisible();
  }
}
