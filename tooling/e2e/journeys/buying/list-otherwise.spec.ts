import { readFile } from "node:fs/promises";
import { TextWriter, Uint8ArrayReader, ZipReader } from "@zip.js/zip.js";
import { eventually } from "../../src/eventually.ts";
import { expect, test } from "../../src/fixtures/test.ts";
import { password, register } from "../../src/journey/account.ts";
import { fillCompany, fillWishes, orderOnInvoice, pasteTable } from "../../src/journey/list.ts";
import { labelled } from "../../src/pages/name.ts";
import { findProduct } from "../../src/shop/catalogue.ts";
import { staff } from "../../src/shop/editors.ts";
import { wrappedIn } from "../../src/stack/environment.ts";

/** The only file of an archive that opens with a password. */
const unpack = async (file: string, opens: string): Promise<string> => {
  const [entry] = await new ZipReader(new Uint8ArrayReader(new Uint8Array(await readFile(file)))).getEntries();
  if (entry === undefined || entry.directory) throw new Error("The file is empty.");
  return entry.getData(new TextWriter(), { password: opens });
};

test("gifts of a list are handed over: their links come in a file that opens with a password", {
  tag: ["@business", "@all"],
}, async ({ visit: walkIn, address, mailbox }) => {
  test.slow();
  const visit = walkIn(wrappedIn.CB);
  const { page } = visit;
  const t = visit.words("business");
  const email = address("hand");
  await register(visit, mailbox, email, "Claire");
  await staff(["invoices", "approve", wrappedIn.CB, email, "-", "Atelier"]);
  const product = await findProduct(wrappedIn.CB);

  await visit.open("manyRecipients");
  await page.getByRole("radio", { name: new RegExp(`^${t("recipients.delivery.HAND")}`, "u") }).check();
  await fillWishes(visit, product.title, "Thank you, {firstName}!");
  await pasteTable(visit, ["First name", "Zoë", "Noé", "Tom"]);
  await fillCompany(visit, email, {
    vatNumber: "IE6388047V",
    street: "Main Street",
    postCode: "D02 X285",
    city: "Dublin",
  });
  await orderOnInvoice(visit, 3);
  const order = visit.words("checkout");
  await expect(page.getByText(order("confirmation.deliveries.handOver"))).toHaveCount(3);
  await page.getByRole("link", { name: order("confirmation.happens.lists") }).click();

  await page.getByRole("button", { name: t("recipients.links.ask") }).click();
  const secret = page.getByLabel(labelled(t("recipients.links.password")));
  const get = page.getByRole("button", { name: t("recipients.links.get") });
  await secret.fill("not this one");
  await get.click();
  await expect(secret).toHaveAccessibleDescription(t("recipients.links.failure.password"));
  await secret.fill(password);
  const [download] = await Promise.all([page.waitForEvent("download"), get.click()]);
  const opens = await page.getByRole("textbox", { name: t("recipients.links.opens") }).inputValue();
  const rows = (await unpack(await download.path(), opens)).trim().split(/\r?\n/u);
  expect(rows).toHaveLength(4);
  expect(rows[2]).toContain("Noé");
  expect(await mailbox.of(email)).not.toContainEqual(
    expect.objectContaining({ text: expect.stringContaining("/gift/") }),
  );

  await page.goto(/https?:\/\/\S+\/gift\/[0-9a-f]{40}\//u.exec(rows[2] ?? "")?.[0] ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    visit.words("gift")("gift.titleFrom", { sender: "Claire" }),
  );
});

test("gifts of a list are posted, each to its address, with what that costs in sight", {
  tag: ["@business", "@all"],
}, async ({ visit: walkIn, address, mailbox }) => {
  test.slow();
  const visit = walkIn("CBFR");
  const { page } = visit;
  const t = visit.words("business");
  const email = address("post");
  await register(visit, mailbox, email, "Claire");
  await staff(["invoices", "approve", "CBFR", email, "-", "Atelier"]);
  const product = await findProduct("CBFR");

  await visit.open("manyRecipients");
  await page.getByRole("radio", { name: new RegExp(`^${t("recipients.delivery.POST")}`, "u") }).check();
  await fillWishes(visit, product.title, "Merci {firstName} !");
  await pasteTable(visit, [
    "Nom\tPrénom\tRue\tNuméro\tCode postal\tVille",
    "Roux\tZoé\tRue Oberkampf\t12\t75011\tParis",
    "Petit\tTom\tRue Oberkampf\t14\t75011\tParis",
    "Dur\tNoé\tRue Oberkampf\t16\t7501\tParis",
  ]);
  await expect(page.getByText(t("recipients.preview.bad", { count: 1 })).first()).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Zoé Roux" })).toContainText("12 Rue Oberkampf, 75011 Paris");
  const shipping = t("recipients.preview.shipping", { amount: "" }).split(/[:：]/u)[0] ?? "";
  await expect(page.getByText(shipping)).toBeVisible();
  await fillCompany(visit, email);
  await orderOnInvoice(visit, 2);
  const each = page.getByRole("region", { name: visit.words("checkout")("confirmation.whatHappens") });
  for (const number of [12, 14]) await expect(each.getByText(`${number} Rue Oberkampf, 75011 Paris`)).toBeVisible();
  await visit.open("manyRecipients");
  for (const count of t("recipients.lists.counts", { opened: 0, waiting: 2, refused: 0 }).split(" · "))
    await expect(page.getByText(count, { exact: true })).toBeVisible();
});

test("what a mail server returns is in the report of its list, by the alias of the shop", {
  tag: ["@business", "@all"],
}, async ({ visit: walkIn, address, mailbox }) => {
  test.slow();
  const visit = walkIn("CBFR");
  const { page } = visit;
  const t = visit.words("business");
  const email = address("bounced");
  const nobody = `${address("zoe").split("@")[0]}@nobody.example`;
  await register(visit, mailbox, email, "Claire");
  await staff(["invoices", "approve", "CBFR", email, "-", "Atelier"]);
  const product = await findProduct("CBFR");

  await visit.open("manyRecipients");
  await fillWishes(visit, product.title, "Merci {firstName} !");
  await pasteTable(visit, ["E-mail\tPrénom", `${nobody}\tZoé`, `${address("tom")}\tTom`]);
  await fillCompany(visit, email);
  await orderOnInvoice(visit, 2);
  await mailbox.gift(address("tom"), 60_000);
  const notice = await eventually(
    "a notice of the mail server",
    async () => (await mailbox.of(visit.shop.storefront.organisation.email)).find(({ text }) => text.includes(nobody)),
    { within: 60_000 },
  );
  expect(await staff(["bounced"], 0, await mailbox.raw(notice))).toMatch(/^gift \d+: came back, 5\.1\.1\./u);
  await visit.open("manyRecipients");
  for (const count of t("recipients.lists.counts", { opened: 0, waiting: 0, refused: 1 }).split(" · "))
    await expect(page.getByText(count, { exact: true })).toBeVisible();
});
