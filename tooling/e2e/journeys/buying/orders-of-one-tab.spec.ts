import { expect, test } from "../../src/fixtures/test.ts";
import { prepareOrder } from "../../src/journey/order.ts";
import { ConfirmationPage } from "../../src/pages/confirmation.ts";
import { ProviderPage } from "../../src/pages/provider.ts";

test("behind a promised bank transfer another basket is another order, and the transfer stays promised", {
  tag: ["@checkout", "@all"],
}, async ({ visit: walkIn, address, provider }) => {
  const visit = walkIn("CBDE");
  const { page } = visit;
  const t = visit.words("checkout");
  const buyer = { firstName: "Jörg", lastName: "Weiß", email: address("buyer") };
  const waits = page.getByRole("heading", { name: t("processing.pending.title") });
  const order = async (amount: number): Promise<string> => {
    const checkout = await prepareOrder(visit, { buyer, wish: { amount } });
    await checkout.chooseMethod(t("payment.methods.banktransfer"));
    await checkout.goToProvider();
    await new ProviderPage(page).press("I will transfer it");
    await expect(waits).toBeVisible({ timeout: 30_000 });
    return new URL(page.url()).searchParams.get("order") ?? "";
  };
  const first = await order(25);
  await visit.open("checkout");
  await expect(waits).toBeVisible();
  const second = await order(40);
  expect(second).not.toBe(first);
  const payments = await Promise.all([first, second].map((id) => provider.paymentsOf(id)));
  expect(payments.map(([payment]) => [payment?.status, payment?.amount.value])).toEqual([
    ["pending", "25.00"],
    ["pending", "40.00"],
  ]);
});

test("whoever pays in another tab is not told in the first one that nothing was charged", { tag: "@all" }, async ({
  visit: walkIn,
  context,
  address,
}) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const t = visit.words("checkout");
  const checkout = await prepareOrder(visit, {
    buyer: { firstName: "Inès", lastName: "Roux", email: address("buyer") },
  });
  await checkout.goToProvider();
  const provider = new ProviderPage(page);
  await provider.isShown();
  const bank = await context.newPage();
  await bank.goto(page.url());
  await new ProviderPage(bank).pay();
  await expect(bank.getByRole("heading", { name: t("confirmation.title", { name: "Inès" }) })).toBeVisible({
    timeout: 30_000,
  });
  await page.goBack();
  await new ConfirmationPage(visit).isShown("Inès");
});
