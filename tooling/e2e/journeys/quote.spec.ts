import { expect, test } from "../src/fixtures/test.ts";
import { fillCompany } from "../src/journey/list.ts";
import { orderFromOutside } from "../src/outside/api-client.ts";
import { labelled } from "../src/pages/name.ts";
import { ProviderPage } from "../src/pages/provider.ts";
import { findProduct } from "../src/shop/catalogue.ts";
import { staff } from "../src/shop/editors.ts";
import { ports } from "../src/stack/shared-stack.ts";

const linkIn = (text: string): string => /https?:\/\/\S+[?&]quote=[\w-]+/u.exec(text)?.[0] ?? "";

test("a company asks for a quote, staff price and send it, and it is ordered on invoice", { tag: "@business" }, async ({
  visit: walkIn,
  address,
  mailbox,
}) => {
  test.setTimeout(120_000);
  const visit = walkIn("GCSDE");
  const { page } = visit;
  const t = visit.words("business");
  const email = address("buyer");
  const product = await findProduct("GCSDE");
  const field = (label: string) => page.getByRole("textbox", { name: labelled(label) });

  await visit.open("businessQuote");
  await page.getByRole("combobox", { name: labelled(t("form.gift")) }).selectOption({ label: product.title });
  await field(t("form.amount", { currency: "EUR" })).fill("50");
  await field(t("form.quantity")).fill("20");
  await field(t("form.remark")).fill("Für das Team in Köln.");
  await field(t("fields.companyName")).fill("Brückner Maschinenbau GmbH");
  await field(t("fields.vatNumber")).fill("DE 811 907 980");
  await field(t("fields.referenceNumber")).fill("KST-4711");
  await field(t("fields.firstName")).fill("Jörg");
  await field(t("fields.lastName")).fill("Brückner");
  await field(t("fields.email")).fill("joerg@");
  await field(t("fields.street")).fill("Domstraße");
  await field(t("fields.houseNumber")).fill("5");
  await field(t("fields.postCode")).fill("50668");
  await field(t("fields.city")).fill("Köln");
  const send = page.getByRole("button", { name: t("form.send") });
  await send.click();
  await expect(field(t("fields.email"))).toHaveAccessibleDescription(new RegExp(t("errors.email").slice(0, 20)));
  await field(t("fields.email")).fill(email);
  await send.click();
  await expect(page.getByRole("heading", { name: t("sent.title") })).toBeVisible();

  const received = await mailbox.newest(email, 20_000);
  const link = linkIn(received.text);
  const [reference = ""] = /[2-9A-Z]{4}-[2-9A-Z]{4}/u.exec(received.subject) ?? [];
  await page.goto(link);
  await expect(page.getByText(t("offer.state.SUBMITTED"))).toBeVisible();
  await field(t("offer.write")).fill("Geht es bis Freitag?");
  await page.getByRole("button", { name: t("offer.send") }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Geht es bis Freitag?" })).toBeVisible();

  await staff(["quotes", "price", reference]);
  await staff(["quotes", "send", reference, "invoice"]);
  await expect
    .poll(async () =>
      (await mailbox.of(email)).some(({ attachments }) => attachments.some(({ name }) => name === `${reference}.pdf`)),
    )
    .toBe(true);
  await page.reload();
  await expect(page.getByText(t("offer.total"))).toBeVisible();
  const checkout = visit.words("checkout");
  await page.getByRole("radio", { name: new RegExp(`^${checkout("payment.methods.invoice")}`) }).check();
  await page.getByRole("checkbox").check();
  await page
    .getByRole("button", { name: new RegExp(checkout("quote.acceptOnInvoice", { amount: "" }).trim()) })
    .click();
  // The page between goes on to this one by itself.
  await page.waitForURL(/\/kasse\/[0-9a-f-]{36}\//u);

  const invoice = async () =>
    (await mailbox.of(email)).find(({ attachments }) => attachments.some(({ name }) => name.endsWith(".xml")));
  await expect.poll(invoice, { timeout: 30_000 }).toBeTruthy();
  expect((await invoice())?.text).toMatch(/GIFT|DE\d\d/u);
  await page.goto(link);
  await expect(page.getByText(t("offer.state.ACCEPTED"))).toBeVisible();

  const apiKey =
    await test.step("its software orders three gifts with the client, from outside of this repository", async () => {
      const [credit = ""] =
        (await staff(["api", "companies"]))
          .split("\n")
          .find((one) => one.includes("Brückner"))
          ?.split(" ") ?? [];
      const [key = ""] = (await staff(["api", "key", credit, "live", "all", "Journey"])).split("\n");
      const receivers = [address("first"), address("second"), address("third")];
      const { order, shown, credit: left } = await orderFromOutside(key, `gcsde.localhost:${ports.gcs}`, receivers);
      expect(shown).toEqual(["row 1", "row 2", "row 3"]);
      expect([order.test, left.owed > order.total]).toEqual([false, true]);
      for (const receiver of receivers) expect((await mailbox.newest(receiver, 20_000)).to).toBe(receiver);
      return key;
    });

  await test.step("the reference of the API is read and tried", async () => {
    await visit.open("businessQuote");
    await page.getByRole("link", { name: t("page.api") }).click();
    await expect(page.getByRole("heading", { name: "Orders 1 to 1,000 gifts" })).toBeVisible();
    const asked = page.locator("#getKey");
    await asked.getByText("Try it").click();
    await page.getByLabel("Your key, kept in this page alone").fill(apiKey);
    await asked.getByRole("button", { name: "Send" }).click();
    await expect(asked.getByRole("status")).toContainText("Brückner Maschinenbau GmbH");
  });
});

test("a line of a quote is shared among people of a pasted table; paid, each of them gets theirs", {
  tag: ["@business", "@all"],
}, async ({ visit: walkIn, address, mailbox }) => {
  test.slow();
  const visit = walkIn("CBFR");
  const { page } = visit;
  const t = visit.words("business");
  const email = address("buyer");
  const product = await findProduct("CBFR");
  const field = (label: string) => page.getByRole("textbox", { name: labelled(label) });

  await visit.open("businessQuote");
  await page.getByRole("combobox", { name: labelled(t("form.gift")) }).selectOption({ label: product.title });
  await field(t("form.amount", { currency: "EUR" })).fill("20");
  await field(t("form.quantity")).first().fill("20");
  await page.getByRole("combobox", { name: labelled(t("form.to.label")) }).selectOption("SEVERAL");
  const people = [
    ["Zoé", address("zoe")],
    ["Tom", address("tom")],
    ["Noé", address("noe")],
  ] as const;
  const table = ["Prénom;E-mail", ...people.map((row) => row.join(";"))].join("\n");
  await field(t("recipients.table.paste")).fill(table);
  await page.getByRole("button", { name: t("form.to.take") }).click();
  await expect(page.getByText(t("form.to.given", { given: "3", all: "20" }))).toBeVisible();
  const last = page.getByRole("group", { name: t("form.to.person", { number: "3" }) });
  await last.getByRole("textbox", { name: labelled(t("form.quantity")) }).fill("19");
  await fillCompany(visit, email);
  await page.getByRole("button", { name: t("form.send") }).click();
  await expect(last.getByText(t("errors.share", { most: "20" }))).toBeVisible();
  await last.getByRole("textbox", { name: labelled(t("form.quantity")) }).fill("10");
  await page.getByRole("button", { name: t("form.send") }).click();
  await expect(page.getByRole("heading", { name: t("sent.title") })).toBeVisible();

  const received = await mailbox.newest(email, 20_000);
  const [reference = ""] = /[2-9A-Z]{4}-[2-9A-Z]{4}/u.exec(received.subject) ?? [];
  await staff(["quotes", "price", reference]);
  await staff(["quotes", "send", reference]);
  await page.goto(linkIn(received.text));
  await expect(page.getByText(`10 × ${t("offer.to", { receiver: `Noé, ${address("noe")}` })}`)).toBeVisible();
  const checkout = visit.words("checkout");
  await page.getByRole("radio", { name: new RegExp(`^${checkout("payment.methods.cartebancaire")}`, "u") }).check();
  await page.getByRole("checkbox").check();
  await page
    .locator("form")
    .filter({ has: page.getByRole("checkbox") })
    .getByRole("button")
    .last()
    .click();
  await new ProviderPage(page).pay();
  await page.waitForURL(/\/paiement\/[0-9a-f-]{36}\//u);
  for (const [, receiver] of people) await mailbox.gift(receiver, 60_000);
  expect((await mailbox.gift(email, 60_000)).text).toBeTruthy();
  await page.goto(linkIn(received.text));
  await expect(page.getByText(t("offer.state.ACCEPTED"))).toBeVisible();
});
