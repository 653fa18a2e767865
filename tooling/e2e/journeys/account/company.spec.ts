import { expect, test } from "../../src/fixtures/test.ts";
import { accountPage, password, register } from "../../src/journey/account.ts";
import { fillBasket } from "../../src/journey/order.ts";
import { BasketPage } from "../../src/pages/basket.ts";
import { CheckoutPage } from "../../src/pages/checkout.ts";
import { staff } from "../../src/shop/editors.ts";
import { Visit } from "../../src/shop/visit.ts";

test("an owner invites a colleague, whose order above the sum waits until the owner says yes; then programs order, too", {
  tag: ["@business", "@all"],
}, async ({ visit: walkIn, somebodyElse, address, mailbox }) => {
  test.slow();
  const owner = walkIn("CBFR");
  const [ownerEmail, ordererEmail, receiver] = [address("owner"), address("orderer"), address("receiver")];
  const { t, field, secret, press } = accountPage(owner);
  await register(owner, mailbox, ownerEmail, "Claire");
  await staff(["invoices", "approve", "CBFR", ownerEmail, "-", "Atelier", ownerEmail]);

  await test.step("the owner makes the company, sets the sum and invites", async () => {
    await owner.open("company");
    await field(t("account.company.name")).fill("Atelier Fontaine");
    await press(t("account.company.begin.action"));
    await expect(owner.page.getByText(t("account.company.credit.available"))).toBeVisible();
    await field(t("account.company.settings.above", { currency: "EUR" })).fill("40");
    await press(t("account.company.settings.save"));
    await press(t("account.company.members.invite"));
    await field(t("account.fields.email")).fill(ordererEmail);
    await press(t("account.company.members.send"));
    await expect(owner.page.getByText(t("account.company.members.sent", { email: ordererEmail }))).toBeVisible();
  });

  const orderer = new Visit(await (await somebodyElse()).newPage(), "CBFR");
  await test.step("the colleague joins by the link of the email", async () => {
    const { text } = await mailbox.newest(ordererEmail, 20_000);
    const link = /https?:\/\/\S+invitation=\S+/u.exec(text)?.[0] ?? "";
    await register(orderer, mailbox, ordererEmail, "Zoé");
    await orderer.page.goto(link);
    await orderer.page.getByRole("button", { name: t("account.company.invited.action") }).click();
    await expect(orderer.page.getByText(t("account.company.approvals.empty"))).toBeVisible();
  });

  await test.step("an order above the sum waits", async () => {
    const { page } = orderer;
    await fillBasket(orderer, { wish: { amount: 50, recipient: { name: "Anna", email: receiver } } });
    await new BasketPage(orderer).goToCheckout({ loggedIn: true });
    const checkout = new CheckoutPage(orderer);
    await checkout.fillBuyer({ firstName: "Zoé", lastName: "Petit", email: ordererEmail });
    await checkout.fillCompany({
      name: "Atelier Fontaine",
      vatNumber: "FR40303265045",
      reference: "CC-4711",
      invoiceEmail: ordererEmail,
      address: { street: "Rue Oberkampf", houseNumber: "12", postCode: "75011", city: "Paris" },
    });
    await checkout.chooseMethod(orderer.words("checkout")("payment.methods.invoice"));
    await checkout.acceptTerms();
    await checkout.place.click();
    await expect(page.getByText(t("account.company.approvals.asked"))).toBeVisible({ timeout: 20_000 });
    expect(await mailbox.of(receiver)).toHaveLength(0);
  });

  await test.step("the owner says yes, and the gift is sent", async () => {
    const { text } = await mailbox.newest(ownerEmail, 20_000);
    expect(text).toContain("CC-4711");
    await owner.open("company");
    await owner.page
      .getByRole("button", { name: new RegExp(`^${t("account.company.approvals.approve")}`, "u") })
      .click();
    await expect(owner.page.getByText(t("account.company.approvals.approved"))).toBeVisible();
    await expect.poll(async () => (await mailbox.of(receiver)).length, { timeout: 30_000 }).toBe(1);
    await owner.open("companyInvoices");
    await expect(owner.page.getByRole("figure").filter({ hasText: "CC-4711" })).toBeVisible();
  });

  await test.step("the owner makes a key of the API, which is shown once", async () => {
    await owner.open("companyApi");
    await field(t("account.companyApi.keys.name")).fill("Payroll");
    await owner.page.getByRole("checkbox", { name: t("account.companyApi.scopes.order") }).check();
    // Webhooks, further down the page, take it too.
    await secret(t("account.fields.password")).first().fill(password);
    await press(t("account.companyApi.keys.make"));
    const once = owner.page.getByRole("main").locator("input[readonly]");
    await expect(once).toHaveValue(/^test_[\w-]{43}$/u);
    await owner.page.reload();
    await expect(owner.page.getByText("Payroll")).toBeVisible();
    await expect(once).toHaveCount(0);
  });
});
