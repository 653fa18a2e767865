import { expect, type Locator } from "@playwright/test";
import type { Visit } from "../shop/visit.ts";
import { labelled } from "./name.ts";

/** The draw: the dialog after a balance check, its pages, and how it is checked. */
export class DoublerPages {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  get #t() {
    return this.#visit.words("doubler");
  }
  get #offer() {
    return this.#visit.words("doubler/offer");
  }
  get #page() {
    return this.#visit.page;
  }
  get dialog(): Locator {
    return this.#page.getByRole("dialog", { name: this.#offer("title") });
  }
  /** The receipt of an entry, on the thank-you page. */
  get receipt(): Locator {
    return this.#page.locator("[data-receipt]");
  }
  get verdict(): Locator {
    return this.#page.locator("[data-verdict]");
  }

  /** Enters the card whose balance is shown, and gives the receipt. */
  async enter(email: string): Promise<string> {
    await this.#page.getByRole("button", { name: this.#visit.words("redeem")("balance.result.double") }).click();
    const { dialog } = this;
    await dialog.getByRole("textbox", { name: labelled(this.#offer("email")) }).fill(email);
    await dialog.getByRole("checkbox", { name: this.#offer("ofAge") }).check();
    await dialog.getByRole("checkbox", { name: this.#offer("terms") }).check();
    await dialog.getByRole("button", { name: this.#offer("action") }).click();
    await this.#page.waitForURL(`**${this.#visit.shop.link("doublerThanks")}`);
    await expect(this.receipt).toBeVisible();
    return (await this.receipt.textContent()) ?? "";
  }

  /** Until when entries are taken for the draw of now; milliseconds. */
  async closesAt(): Promise<number> {
    await this.#visit.open("doubler");
    const until = await this.#page.locator("main time").first().getAttribute("datetime");
    return Date.parse(until ?? "");
  }

  /** Claims by the link of the winner's email. */
  async claim(link: string): Promise<void> {
    await this.#page.goto(link);
    await this.#page.getByRole("button", { name: this.#t("claim.action") }).click();
    await expect(this.#page.getByText(this.#t("claim.claimed"))).toBeVisible();
  }

  /** Has the last draw recomputed by this browser. */
  async check(receipt: string): Promise<void> {
    await this.#visit.open("doublerCheck");
    await this.checkHere(receipt);
  }

  /** Has the draw that is chosen recomputed, on the page that is shown. */
  async checkHere(receipt: string): Promise<void> {
    await this.#page.getByRole("textbox", { name: labelled(this.#t("check.receipt")) }).fill(receipt);
    await this.#page.getByRole("button", { name: this.#t("check.action") }).click();
    await expect(this.verdict).toBeVisible();
  }
}
