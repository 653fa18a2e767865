import { type BrowserContext, expect, type Page } from "@playwright/test";
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

  /** Says again who is there. */
  async proves(): Promise<void> {
    await this.page.getByRole("button", { name: t("proof.passkey") }).click();
  }
}
