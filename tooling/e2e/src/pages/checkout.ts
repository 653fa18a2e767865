import { expect, type Locator } from "@playwright/test";
import type { Visit } from "../shop/visit.ts";
import { choose } from "./choose.ts";
import { labelled } from "./name.ts";

/** Who buys. */
export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Where a parcel goes, in the country of the storefront. */
export interface Address {
  readonly street: string;
  readonly houseNumber: string;
  /** Left out where addresses have none. */
  readonly postCode?: string;
  readonly city: string;
}

/** Which company buys. */
export interface Company {
  readonly name: string;
  readonly vatNumber: string;
  readonly reference: string;
  /** Where invoices go. */
  readonly invoiceEmail: string;
  readonly address: Address;
}

type Field = "firstName" | "lastName" | "email";
type AddressField = keyof Address;

/** The checkout. */
export class CheckoutPage {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  get #t() {
    return this.#visit.words("checkout");
  }
  get #page() {
    return this.#visit.page;
  }

  #section(step: "details" | "shipping" | "payment"): Locator {
    return this.#page.getByRole("region", { name: this.#t(`steps.${step}`), exact: true });
  }
  field(name: Field): Locator {
    return this.#section("details").getByRole("textbox", { name: labelled(this.#t(`details.${name}`)) });
  }
  addressField(name: AddressField): Locator {
    return this.#section("shipping").getByRole("textbox", { name: labelled(this.#t(`shipping.${name}`)) });
  }
  /** A field of the address on the invoice. */
  billingField(name: AddressField): Locator {
    return this.#section("details").getByRole("textbox", { name: labelled(this.#t(`shipping.${name}`)) });
  }
  get terms(): Locator {
    return this.#section("payment").getByRole("checkbox", { name: this.#t("payment.termsLink") });
  }
  method(name: string): Locator {
    return this.#page.getByRole("radio", { name: new RegExp(`^${name}`, "u") });
  }
  /** The press that orders. */
  get place(): Locator {
    return this.#page
      .getByRole("main")
      .locator('button[type="submit"]')
      .filter({ hasText: this.#t("payment.place") });
  }
  /** What it comes to, beside the press that orders. */
  get sum(): Locator {
    return this.#page.getByRole("button", { name: new RegExp(`^${this.#t("summary.title")}:`, "u") });
  }
  /** The press that orders where gift cards pay for all of it. */
  get placeByCards(): Locator {
    return this.#page.getByRole("button", { name: this.#t("payment.placeByCards") });
  }
  /** The sum of the order, with what gift cards leave of it. */
  get totals(): Locator {
    return this.#page.getByRole("region", { name: this.#t("summary.title"), exact: true });
  }
  /** What is wrong, listed. */
  get problems(): Locator {
    return this.#page.getByRole("main").getByRole("alert");
  }

  async fillBuyer({ firstName, lastName, email }: Buyer): Promise<void> {
    await this.field("firstName").fill(firstName);
    await this.field("lastName").fill(lastName);
    await this.field("email").fill(email);
  }

  /** Orders for a company. */
  async fillCompany({ name, vatNumber, reference, invoiceEmail, address }: Company): Promise<void> {
    const details = this.#section("details");
    await choose(details.getByRole("radio", { name: this.#t("details.business") }));
    const fill = (key: "companyName" | "vatNumber" | "referenceNumber" | "invoiceEmail", text: string) =>
      details.getByRole("textbox", { name: labelled(this.#t(`details.${key}`)) }).fill(text);
    await fill("companyName", name);
    await fill("vatNumber", vatNumber);
    await fill("referenceNumber", reference);
    await fill("invoiceEmail", invoiceEmail);
    await this.fillBillingAddress(address);
  }

  /** Where the buyer lives; `area`: the state, where addresses name one. */
  async fillBillingAddress({ street, houseNumber, postCode, city }: Address, area?: string): Promise<void> {
    await this.billingField("street").fill(street);
    await this.billingField("houseNumber").fill(houseNumber);
    if (postCode) await this.billingField("postCode").fill(postCode);
    await this.billingField("city").fill(city);
    const state = this.#section("details").getByRole("textbox", {
      name: labelled(this.#t("shipping.administrativeArea")),
    });
    if (area) await state.fill(area);
  }

  async fillAddress({ street, houseNumber, postCode, city }: Address): Promise<void> {
    await this.addressField("street").fill(street);
    await this.addressField("houseNumber").fill(houseNumber);
    if (postCode) await this.addressField("postCode").fill(postCode);
    await this.addressField("city").fill(city);
  }

  async chooseMethod(name: string): Promise<void> {
    await choose(this.method(name));
    await expect(this.method(name)).toBeChecked();
  }

  /** Adds a gift card by its code, and waits until it pays. */
  async payByCard({ number, pin }: { number: string; pin: string }): Promise<void> {
    const payment = this.#section("payment");
    await payment.getByText(this.#t("cards.title"), { exact: true }).click();
    await payment.getByRole("textbox", { name: labelled(this.#t("cards.number")) }).fill(number);
    await payment.getByRole("textbox", { name: labelled(this.#t("cards.pin")) }).fill(pin);
    await payment.getByRole("button", { name: this.#t("cards.apply") }).click();
    await expect(payment.getByText(this.#t("cards.card", { digits: number.slice(-4) }))).toBeVisible();
  }

  async acceptTerms(): Promise<void> {
    await this.terms.check();
  }

  /** Orders, and waits for the provider's page. */
  async goToProvider(): Promise<void> {
    await this.place.click();
    await this.#page.waitForURL(/\/checkout\/tr_/);
  }
}
