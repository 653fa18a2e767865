import { expect, test } from "../../src/fixtures/test.ts";
import { register } from "../../src/journey/account.ts";
import { acceptTerms, fillCompany, fillWishes, orderOnInvoice } from "../../src/journey/list.ts";
import { labelled } from "../../src/pages/name.ts";
import { ProviderPage } from "../../src/pages/provider.ts";
import { findProduct } from "../../src/shop/catalogue.ts";
import { staff } from "../../src/shop/editors.ts";

test("a company sends 200 gifts from a CSV file, of which seven rows are wrong, on invoice", {
  tag: "@business",
}, async ({ visit: walkIn, address, mailbox }) => {
  test.slow();
  const visit = walkIn("CBFR");
  const { page } = visit;
  const t = visit.words("business");
  const email = address("list");
  const receiver = (n: number) => address(`r${n}`);
  const wrong: Record<number, string> = {
    10: "no address;Zoë;;10",
    20: `${receiver(20)};;;10`,
    30: `${receiver(30)};Zoë;;beaucoup`,
    40: `${receiver(40)};Zoë;;0`,
    50: `${receiver(1)};Zoë;;10`,
    60: `${receiver(60)};Zoë;;999999`,
    70: `${receiver(70)};${"a".repeat(90)};;10`,
  };
  const lines = Array.from({ length: 200 }, (_, n) => wrong[n] ?? `${receiver(n)};Zoë;Martin;${n % 2 ? "10" : ""}`);
  await register(visit, mailbox, email, "Claire");
  await staff(["invoices", "approve", "CBFR", email, "-", "Atelier", email]);
  const product = await findProduct("CBFR");

  await visit.open("manyRecipients");
  await fillWishes(visit, product.title, "Merci {firstName} !");
  await page.locator("input[type=file]").setInputFiles({
    name: "equipe.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`E-mail;Prénom;Nom de famille;Montant\n${lines.join("\n")}\n`),
  });
  await page.getByRole("button", { name: t("recipients.columns.next", { count: 200 }) }).click();
  await expect(page.getByText(t("recipients.preview.bad", { count: 7 })).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("row").filter({ hasText: t("recipients.faults.email") })).toHaveCount(1);
  await expect(page.getByRole("row").filter({ hasText: t("recipients.faults.repeated") })).toHaveCount(1);
  await expect(page.getByRole("row").filter({ hasText: "Merci Zoë !" }).first()).toBeVisible();

  await fillCompany(visit, email);
  await orderOnInvoice(visit, 193);

  await expect.poll(async () => (await mailbox.of(receiver(199))).length, { timeout: 60_000 }).toBe(1);
  await visit.open("manyRecipients");
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(t("recipients.sending.of", { done: 193, all: 193 }))).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  expect(await mailbox.of(receiver(1))).toHaveLength(1);
});

test("twenty gifts from a table that is pasted on a phone, paid now", { tag: ["@business", "@all"] }, async ({
  visit: walkIn,
  address,
  mailbox,
}) => {
  test.slow();
  const visit = walkIn("CBFR");
  const { page } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
  const t = visit.words("business");
  const email = address("phone");
  const receiver = (n: number) => address(`p${n}`);
  await register(visit, mailbox, email, "Claire");
  const product = await findProduct("CBFR");
  await visit.open("manyRecipients");
  await fillWishes(visit, product.title, "");
  const rows = Array.from({ length: 20 }, (_, n) => `Zoë\t${receiver(n)}`).join("\n");
  await page.getByRole("textbox", { name: labelled(t("recipients.table.paste")) }).fill(rows);
  await page.getByRole("button", { name: t("recipients.table.next") }).click();
  await page.getByRole("button", { name: t("recipients.columns.next", { count: 20 }) }).click();
  await fillCompany(visit, email);
  await page.getByRole("radio", { name: labelled(t("recipients.methods.creditcard")) }).check();
  await acceptTerms(visit);
  await page.getByRole("button", { name: t("recipients.preview.order", { count: 20 }) }).click();
  await new ProviderPage(page).pay({});
  await expect.poll(async () => (await mailbox.of(receiver(19))).length, { timeout: 60_000 }).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
