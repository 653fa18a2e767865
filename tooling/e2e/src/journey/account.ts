import { expect } from "@playwright/test";
import type { Mailbox } from "../outside/mailbox.ts";
import { labelled } from "../pages/name.ts";
import type { Visit } from "../shop/visit.ts";

/** A password that is as good as any. */
export const password = "a fine long passphrase";

/** Fields and buttons of the account's pages, by the words they have. */
export const accountPage = (visit: Visit) => {
  const { page } = visit;
  const t = visit.words("account");
  return {
    t,
    field: (name: string) => page.getByRole("textbox", { name: labelled(name) }),
    secret: (name: string) => page.locator("input[type=password]").and(page.getByLabel(labelled(name))),
    press: (name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click(),
    heading: (name: string) => page.getByRole("heading", { level: 1, name }),
  };
};

/**
 * Logs in on the page that is shown, and waits until it has led on: an address typed before would cut it off.
 */
export const logIn = async (visit: Visit, email: string, secretly = password): Promise<void> => {
  const { t, field, secret, press } = accountPage(visit);
  const from = new URL(visit.page.url()).pathname;
  await field(t("account.fields.email")).fill(email);
  await secret(t("account.fields.password")).fill(secretly);
  await press(t("account.login.action"));
  await visit.page.waitForURL(({ pathname }) => pathname !== from);
};

/** The link of the newest letter that has one of this name. */
export const linkOf = async (mailbox: Mailbox, email: string, name: "verify" | "token"): Promise<string> => {
  const { text } = await mailbox.newest(email, 20_000);
  return new RegExp(`https?:\\/\\/\\S+${name}=\\S+`, "u").exec(text)?.[0] ?? "";
};

/** Makes an account, confirms its address, and leaves somebody logged in. */
export const register = async (visit: Visit, mailbox: Mailbox, email: string, firstName: string): Promise<void> => {
  const { t, field, secret, press, heading } = accountPage(visit);
  await visit.open("register");
  await field(t("account.fields.firstName")).fill(firstName);
  await field(t("account.fields.lastName")).fill("Petit");
  await field(t("account.fields.email")).fill(email);
  await secret(t("account.fields.newPassword")).fill(password);
  await secret(t("account.fields.passwordConfirmation")).fill(password);
  await press(t("account.register.action"));
  await expect(heading(t("account.registerSuccess.title"))).toBeVisible();
  await visit.page.goto(await linkOf(mailbox, email, "verify"));
  await logIn(visit, email);
  await expect(heading(t("account.overview.title", { name: firstName }))).toBeVisible();
};
