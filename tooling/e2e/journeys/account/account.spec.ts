import { expect, test } from "../../src/fixtures/test.ts";
import { labelled } from "../../src/pages/name.ts";

const password = "a fine long passphrase";

test("an account: register, confirm by the link of the email, save an address, log out, and back is nobody's", {
  tag: "@account",
}, async ({ visit: walkIn, address, mailbox }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const t = visit.words("account");
  const email = address("account");
  const field = (name: string) => page.getByRole("textbox", { name: labelled(name) });
  const secret = (name: string) => page.getByLabel(labelled(name));
  const press = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

  await visit.open("account");
  await field(t("account.fields.email")).fill(email);
  await press(t("account.identify.action"));
  await expect(page.getByRole("heading", { level: 1, name: t("account.register.title") })).toBeVisible();
  await expect(field(t("account.fields.email"))).toHaveValue(email);

  await field(t("account.fields.firstName")).fill("Élodie");
  await field(t("account.fields.lastName")).fill("Petit");
  await secret(t("account.fields.newPassword")).fill(password);
  await secret(t("account.fields.passwordConfirmation")).fill(password);
  await press(t("account.register.action"));
  await expect(page.getByRole("heading", { level: 1, name: t("account.registerSuccess.title") })).toBeVisible();

  const sent = await mailbox.newest(email, 20_000);
  expect(sent.storefront).toBe("CBFR");
  const link = /https?:\/\/\S+verify=\S+/u.exec(sent.text)?.[0] ?? "";
  await page.goto(link);
  await expect(page).not.toHaveURL(/verify=/u);
  await field(t("account.fields.email")).fill(email);
  await secret(t("account.fields.password")).fill("not the passphrase");
  await press(t("account.login.action"));
  await expect(page.getByText(t("account.failures.login.title"))).toBeVisible();
  await secret(t("account.fields.password")).fill(password);
  await press(t("account.login.action"));
  await expect(
    page.getByRole("heading", { level: 1, name: t("account.overview.title", { name: "Élodie" }) }),
  ).toBeVisible();
  await expect(page.getByText(t("account.overview.verify.title"))).toHaveCount(0);

  await page
    .getByRole("link", { name: t("account.nav.addressBook") })
    .first()
    .click();
  await press(t("account.addressBook.add"));
  for (const [name, value] of [
    ["firstName", "Tom"],
    ["lastName", "Okafor"],
    ["street", "Rue de Rivoli"],
    ["houseNumber", "12"],
    ["postCode", "75001"],
    ["city", "Paris"],
  ] as const) {
    await field(t(`account.fields.${name}`)).fill(value);
  }
  await press(t("account.addressBook.save"));
  await expect(page.getByText(t("account.addressBook.saved", { name: "Tom Okafor" }))).toBeVisible();
  await expect(page.getByText("12 Rue de Rivoli, 75001 Paris")).toBeVisible();

  // Behind this page is one that knows the address, and a name.
  await visit.open("accountOverview");
  await expect(page.getByText("Élodie").first()).toBeVisible();
  await press(t("account.nav.logOut"));
  await expect(page).toHaveURL(visit.address("home"));
  for (let back = 0; back < 2; back += 1) {
    await page.goBack();
    await expect(page.getByText(/Élodie|Rue de Rivoli/u)).toHaveCount(0);
    await expect(page.locator("body")).not.toContainText(email);
  }
  await visit.open("addressBook");
  await expect(page.getByText(t("account.failures.signedOut.title"))).toBeVisible();
  await expect(page.getByText("Rue de Rivoli")).toHaveCount(0);
});
