import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { words } from "../words/words.ts";
import { invite } from "./invite.ts";

const t = words("admin", "en");

/** A person of the shop in front of the admin. */
export class StaffPerson {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Sets up a passkey by the link that they were given, and is in. */
  static async comesIn(context: BrowserContext, email: string, roles: string): Promise<StaffPerson> {
    const page = await context.newPage();
    const devices = await context.newCDPSession(page);
    await devices.send("WebAuthn.enable");
    await devices.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(await invite(email, roles));
    await page.getByRole("button", { name: t("invitation.passkey") }).click();
    await expect(page.getByRole("navigation", { name: t("pages") })).toBeVisible();
    return new StaffPerson(page);
  }

  async sees(heading: string): Promise<void> {
    await expect(this.page.getByRole("heading", { name: heading, exact: true }).first()).toBeVisible();
  }

  async goes(place: string): Promise<void> {
    await this.page.getByRole("navigation").getByRole("link", { name: place, exact: true }).click();
    await this.sees(place);
  }

  /** Goes there without a mouse: opens the palette, types a name and takes the first that is found. */
  async goesByKeyboard(place: string): Promise<void> {
    const field = this.page.getByRole("searchbox", { name: t("palette.label") });
    // A page that was drawn this moment may not listen yet.
    await expect(async () => {
      await this.page.keyboard.press("Control+k");
      await expect(field).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await field.fill(place);
    await expect(this.page.getByRole("menuitem", { name: place, exact: true })).toBeVisible();
    await this.page.keyboard.press("Enter");
    // Who is there already sees its heading behind the palette.
    await expect(this.page.getByRole("dialog")).toHaveCount(0);
    await this.sees(place);
  }

  /** Looks for an order by whatever they have in hand, and opens it by the keyboard. */
  async opensOrder(text: string): Promise<string> {
    const { page } = this;
    await this.goes(t("place.orders"));
    await page.keyboard.press("/");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("orders.found", { text }))).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await this.sees(t("order.lifeLine"));
    return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  }

  /** The line of something that waits for a person. */
  waiting(name: string): Locator {
    return this.page.getByRole("listitem").filter({ hasText: name });
  }

  /** Decides about something that waits, and says why. */
  async decides(name: string, decision: string, why: string): Promise<void> {
    await this.waiting(name).getByRole("button", { name: decision, exact: true }).click();
    await this.says(why, decision);
  }

  /** Says in the open dialog why it is done, has it done, and says who is there, where that is asked. */
  async says(why: string, press: string | RegExp): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    await dialog.getByLabel(t("why.label")).fill(why);
    await dialog.getByRole("button", { name: press, exact: true }).click();
    const proof = this.page.getByRole("button", { name: t("proof.passkey") });
    await expect(async () => {
      if (await proof.isVisible()) await proof.click();
      await expect(dialog).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
  }

  /** Asks for the money of all gifts of the open order but those that go by post to `keeping`. */
  async refundsGifts(keeping: RegExp, why: string): Promise<void> {
    await this.page.getByRole("button", { name: t("refund.label"), exact: true }).click();
    const kept = this.page.getByRole("dialog").getByRole("checkbox", { name: keeping });
    for (const box of await kept.all()) await box.uncheck();
    await this.says(why, t("refund.label"));
  }

  /** Gives an amount of the open order back. */
  async refundsAmount(amount: string, currency: string, why: string): Promise<void> {
    await this.page.getByRole("button", { name: t("refund.amount") }).click();
    await this.page.getByLabel(t("refund.amountLabel", { currency })).fill(amount);
    await this.says(why, t("refund.amount"));
    await expect(this.page.getByText(t("refund.done"))).toBeVisible();
  }

  /** Approves what a colleague asked for about an order. */
  async approves(number: string, why: string): Promise<void> {
    await this.goes(t("place.requests"));
    await this.decides(number, t("requests.approve"), why);
    await expect(this.page.getByText(t("requests.approved"))).toBeVisible();
  }

  /** Prints what is to be packed; answers the file. */
  async printsParcels(why: string): Promise<Buffer> {
    const download = this.page.waitForEvent("download");
    await this.page.getByRole("button", { name: /^Print/ }).click();
    await this.says(why, /^Print/);
    return readFile(await (await download).path());
  }

  /** Scans a parcel that leaves. */
  async ships(name: string): Promise<void> {
    await this.page.getByLabel(t("parcels.scan")).fill(name);
    await this.page.keyboard.press("Enter");
    await expect(this.page.getByText(t("parcels.leftDone", { name }))).toBeVisible();
  }

  /** Prices a quote that waits at another number of cards, and sends it. */
  async pricesQuote(reference: string, quantity: string, why: string): Promise<void> {
    const { page } = this;
    await this.waiting(reference).getByRole("link", { name: reference }).click();
    await this.sees(reference);
    await page.getByLabel(t("quotes.quantity")).first().fill(quantity);
    await page.getByRole("button", { name: t("quotes.price") }).click();
    await this.says(why, t("quotes.price"));
    await expect(page.getByText(t("quotes.priced"))).toBeVisible();
    await page.getByRole("button", { name: t("quotes.send"), exact: true }).click();
    await this.says(why, t("quotes.send"));
    await expect(page.getByText(t("quotes.sent"))).toBeVisible();
  }

  /** Writes a post of a storefront, and publishes it. */
  async publishesPage(shop: string, name: string, title: string): Promise<void> {
    await this.goes(t("place.content"));
    await this.page.getByLabel(t("shop.label")).selectOption(shop);
    await this.page.getByRole("button", { name: t("page.new") }).click();
    await this.page.getByLabel(t("page.key"), { exact: true }).fill(name);
    await this.page
      .getByRole("dialog")
      .getByRole("button", { name: t("page.begin2") })
      .click();
    await this.page.getByLabel(t("page.title")).first().fill(title);
    await this.page.getByLabel(t("page.path")).fill(name);
    await this.page.getByRole("button", { name: t("page.save") }).click();
    await expect(this.page.getByText(t("page.saved"))).toBeVisible();
    await this.page.getByRole("button", { name: t("page.publish") }).click();
    await expect(this.page.getByText(t("page.publishedNow"))).toBeVisible();
  }
}
