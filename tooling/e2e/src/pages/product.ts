import { expect, type Locator } from "@playwright/test";
import type { Visit } from "../shop/visit.ts";
import type { Address } from "./checkout.ts";
import { choose } from "./choose.ts";
import { labelled } from "./name.ts";
import { PeopleWindow } from "./people.ts";

/** What is put together on a product page. */
export interface Wish {
  /** Whole amount of one's own, in the main unit. */
  readonly amount?: number;
  readonly kind?: "digital" | "physical";
  readonly recipient?: { readonly name: string; readonly email?: string };
  readonly message?: string;
}

/** The product page, as its visitor uses it. */
export class ProductPage {
  readonly #visit: Visit;
  readonly form: Locator;

  constructor(visit: Visit) {
    this.#visit = visit;
    this.form = visit.page.getByRole("form", { name: this.#t("buy.label") });
  }

  get #t() {
    return this.#visit.words("catalogue");
  }

  /** Words that come with what is opened, or typed into, by a press. */
  get #later() {
    return this.#visit.words("catalogue/product-dialogs");
  }

  get amount(): Locator {
    return this.form.getByRole("textbox", {
      name: this.#later("amount.label", { currency: this.#visit.shop.storefront.currency }),
    });
  }
  get recipientName(): Locator {
    return this.form.getByRole("textbox", { name: this.#later("recipient.name"), exact: true });
  }
  get recipientEmail(): Locator {
    return this.form.getByRole("textbox", { name: this.#later("recipient.email"), exact: true });
  }
  get message(): Locator {
    return this.form.getByRole("textbox", { name: labelled(this.#t("buy.message.label")) });
  }
  /** The first of the wrappers. */
  get wrapper(): Locator {
    return this.form
      .getByRole("group", { name: this.#t("buy.wrapper.legend") })
      .getByRole("radio")
      .nth(1);
  }
  get add(): Locator {
    return this.form.getByRole("button", { name: this.#t("buy.add") });
  }
  /** Into the basket and on to the checkout. */
  get now(): Locator {
    return this.form.getByRole("button", { name: this.#t("buy.now") });
  }
  /** The button while the press is being answered. */
  get adding(): Locator {
    return this.form.getByRole("button", { name: this.#t("buy.adding") });
  }
  get added(): Locator {
    return this.#visit.page.getByRole("dialog", { name: this.#later("added.title") });
  }

  radio(name: string | RegExp): Locator {
    return this.form.getByRole("radio", { name });
  }

  async chooseKind(kind: "digital" | "physical"): Promise<void> {
    // By its own words alone: in Arabic those for post begin those for e-mail.
    await this.form.getByText(this.#t(`buy.delivery.${kind}`), { exact: true }).click();
  }

  async chooseOwnAmount(): Promise<void> {
    await choose(this.radio(this.#t("buy.value.other")));
  }

  /** Chooses the first of the wrappers; answers its name. */
  async chooseWrapper(): Promise<string> {
    await expect(this.add).toBeEnabled();
    await choose(this.wrapper);
    await expect(this.wrapper).toBeChecked();
    return (await this.wrapper.locator("xpath=ancestor::label[1]//span/span").first().textContent()) ?? "";
  }

  /** Gives a donation in somebody's name, puts it into the basket and goes there. */
  async give({ name, email, message }: Readonly<Record<"name" | "email" | "message", string>>): Promise<void> {
    await expect(this.add).toBeEnabled();
    await choose(this.radio(this.#visit.words("catalogue/product-kinds")("donation.recipient.other")));
    await this.form.getByRole("textbox", { name: this.#later("donation.name"), exact: true }).fill(name);
    await this.form.getByRole("textbox", { name: this.#later("donation.email"), exact: true }).fill(email);
    await this.message.fill(message);
    await this.add.click();
    await this.goToBasket();
  }

  /** Chooses several people; answers the window that says who. */
  async chooseSeveralPeople(): Promise<PeopleWindow> {
    await choose(this.#receiver("several"));
    const people = new PeopleWindow(this.#visit);
    await people.opener.click();
    await expect(people.dialog).toBeVisible();
    return people;
  }

  async chooseSomebodyElse(): Promise<void> {
    await choose(this.#receiver("other"));
  }

  /** Says that it is for whoever buys it; nothing where that is not asked. */
  async chooseSelf(): Promise<void> {
    if (await this.#receiver("self").count()) await choose(this.#receiver("self"));
  }

  /** One of the answers to the question who it is for. */
  #receiver(who: "self" | "other" | "several"): Locator {
    return this.form.locator(`input[name="recipient"][value="${who}"]`);
  }

  /** Fills the form, for oneself where nobody is named; what else is left out stays as proposed. */
  async fill({ amount, kind, recipient, message }: Wish): Promise<void> {
    // Until the page lives a press does nothing that can be seen.
    await expect(this.add).toBeEnabled();
    if (kind) await this.chooseKind(kind);
    if (amount !== undefined) {
      await this.chooseOwnAmount();
      await this.amount.fill(String(amount));
    }
    if (recipient) {
      await this.chooseSomebodyElse();
      await this.recipientName.fill(recipient.name);
      // A printed card for somebody else: nobody gave an address, so who buys it hands it over.
      if (!recipient.email) await choose(this.form.locator('input[name="buy-way"][value="me"]'));
      if (recipient.email) {
        await this.recipientEmail.fill(recipient.email);
      }
    } else {
      await this.chooseSelf();
    }
    if (message) await this.message.fill(message);
  }

  /** The card is posted straight to whoever gets it. */
  async postTo(lastName: string, { street, houseNumber, postCode, city }: Address): Promise<void> {
    await choose(this.form.locator('input[name="buy-way"][value="them"]'));
    await this.form.locator("#buy-last-name").fill(lastName);
    const field = (name: keyof Address) => this.form.locator(`#buy-${name}`);
    if (postCode) await field("postCode").fill(postCode);
    await field("houseNumber").fill(houseNumber);
    await field("street").fill(street);
    await field("city").fill(city);
  }

  /** Puts it into the basket and goes there. */
  async buy(wish: Wish): Promise<void> {
    await this.fill(wish);
    await this.add.click();
    await this.goToBasket();
  }

  /** Goes to the basket from the dialog that says so. */
  async goToBasket(): Promise<void> {
    await this.added.getByRole("link", { name: this.#later("added.basket") }).click();
    await expect(
      this.#visit.page.getByRole("heading", { level: 1, name: this.#visit.words("basket")("title") }),
    ).toBeVisible();
  }
}
