import { expect, test } from "../../src/fixtures/test.ts";
import { addresses } from "../../src/journey/addresses.ts";
import { fillBasket, pay, prepareOrder } from "../../src/journey/order.ts";
import { BasketPage } from "../../src/pages/basket.ts";
import { CheckoutPage } from "../../src/pages/checkout.ts";
import { choose } from "../../src/pages/choose.ts";
import { ConfirmationPage } from "../../src/pages/confirmation.ts";
import { labelled } from "../../src/pages/name.ts";
import { ProviderPage } from "../../src/pages/provider.ts";

test("a German company pays by card, and its invoice goes where it wants invoices", {
  tag: ["@checkout", "@all"],
}, async ({ visit: walkIn, address, mailbox }) => {
  const visit = walkIn("GCSDE");
  const [buyer, books] = [address("buyer"), address("books")];
  await fillBasket(visit, { wish: { amount: 50 } });
  await new BasketPage(visit).goToCheckout();
  const checkout = new CheckoutPage(visit);
  await checkout.fillCompany({
    name: "Müller & Söhne GmbH",
    vatNumber: "DE136695976",
    reference: "KST-4711",
    invoiceEmail: books,
    address: addresses.DE,
  });
  await checkout.fillBuyer({ firstName: "Jörg", lastName: "Müller", email: buyer });
  await checkout.acceptTerms();
  await pay(visit, "Jörg");
  const invoice = async () => (await mailbox.of(books)).find(({ attachments }) => attachments.length > 0);
  await expect.poll(invoice, { timeout: 30_000 }).toBeTruthy();
  const attached = (await invoice())?.attachments ?? [];
  expect(attached.map(({ contentType }) => contentType)).toContain("application/pdf");
  const toBuyer = (await mailbox.of(buyer)).flatMap(({ attachments }) => attachments);
  expect(toBuyer.map(({ contentType }) => contentType)).not.toContain("application/pdf");
  await mailbox.gift(buyer);
});

test("a guest takes half of an order back, by its number and a link that is sent", {
  tag: ["@checkout", "@all"],
}, async ({ visit: walkIn, address, mailbox, provider }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const [buyer, zoe] = [address("buyer"), address("zoe")];
  await fillBasket(visit, { wish: { amount: 40, kind: "digital" } });
  const checkout = await prepareOrder(visit, {
    wish: { amount: 30, kind: "digital", recipient: { name: "Zoé", email: zoe } },
    buyer: { firstName: "Élodie", lastName: "Roux", email: buyer },
  });
  await expect(checkout.totals).toContainText("70");
  await pay(visit, "Élodie");
  await mailbox.gift(zoe);
  const order = page.url().split("/").filter(Boolean).at(-1) ?? "";
  const number = /CBFR-\d{8}/u.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "";

  const t = visit.words("account");
  await visit.open("withdrawal");
  await page.getByRole("textbox", { name: labelled(t("account.withdrawal.orderNumber")) }).fill(number);
  await page.getByRole("main").locator('input[type="email"]').fill(buyer);
  await page.getByRole("button", { name: t("account.withdrawal.ask") }).click();
  const letter = await mailbox.containing(buyer, "token=", 30_000);
  await page.goto(/https?:\S+token=[\w-]+/u.exec(letter.text)?.[0] ?? "");
  await choose(page.getByRole("checkbox", { name: /Zoé/u }));
  await page.getByRole("button", { name: t("account.withdrawal.confirm") }).click();
  await expect(page.getByText(t("account.withdrawal.doneTitle"))).toBeVisible();
  await expect(page.getByRole("main")).toContainText("30,00");
  await expect
    .poll(async () => (await provider.paymentsOf(order))[0]?.amountRefunded?.value, { timeout: 30_000 })
    .toBe("30.00");
});

test("a bank transfer is told with its account, and its money that comes days later sends the gift", {
  tag: "@all",
}, async ({ visit: walkIn, address, mailbox, provider }) => {
  const visit = walkIn("GCSDE");
  const { page } = visit;
  const t = visit.words("checkout");
  const buyer = address("buyer");
  const checkout = await prepareOrder(visit, {
    wish: { amount: 50 },
    buyer: { firstName: "Jörg", lastName: "Müller", email: buyer },
  });
  await checkout.chooseMethod(t("payment.methods.banktransfer"));
  await checkout.goToProvider();
  await new ProviderPage(page).press("I will transfer it");
  await expect(page.getByText(t("processing.pending.title")).first()).toBeVisible({ timeout: 30_000 });
  const order = new URL(page.url()).searchParams.get("order") ?? "";
  await page.getByRole("link", { name: t("processing.pending.action") }).click();
  const iban = await page
    .locator("dd")
    .filter({ hasText: /^[A-Z]{2}\d{2}/u })
    .locator("bdi")
    .first()
    .textContent();
  await expect(page.getByRole("img", { name: t("confirmation.transfer.scan") })).toBeVisible();
  expect((await mailbox.newest(buyer)).text.replaceAll(" ", "")).toContain((iban ?? "no account").replaceAll(" ", ""));
  const [payment] = await provider.paymentsOf(order);
  await provider.move(payment?.id ?? "", "paid");
  await mailbox.gift(buyer, 30_000);
  await page.reload();
  await new ConfirmationPage(visit).isShown("Jörg");
});
