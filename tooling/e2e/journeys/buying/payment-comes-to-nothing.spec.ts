import { expect, test } from "../../src/fixtures/test.ts";
import { pay, prepareOrder } from "../../src/journey/order.ts";
import { codesIn } from "../../src/outside/mailbox.ts";
import { ConfirmationPage } from "../../src/pages/confirmation.ts";
import { ProviderPage } from "../../src/pages/provider.ts";

/** What somebody does at the provider, and why the checkout says they are back. */
const endings = [
  { press: "Fail", reason: "failed" },
  { press: "Cancel", reason: "canceled" },
  { press: "Expire", reason: "expired" },
] as const;

for (const { press, reason } of endings) {
  test(`after "${press}" at the provider the same order is paid once`, { tag: "@all" }, async ({
    visit: walkIn,
    mailbox,
    address,
    provider,
  }) => {
    const visit = walkIn("CBFR");
    const { page } = visit;
    const t = visit.words("checkout");
    const email = address("buyer");
    const checkout = await prepareOrder(visit, { buyer: { firstName: "Inès", lastName: "Roux", email } });
    await checkout.goToProvider();
    await new ProviderPage(page).press(press);
    await expect(page.getByText(t(`retry.reason.${reason}`))).toBeVisible({ timeout: 30_000 });
    const order = new URL(page.url()).searchParams.get("order") ?? "";
    const [before = ""] = t("retry.action", { amount: "#" }).split("#");
    await page.getByRole("button", { name: before.trim() }).click();
    await new ProviderPage(page).pay();
    await new ConfirmationPage(visit).isShown("Inès");
    await mailbox.gift(email);
    const payments = await provider.paymentsOf(order);
    expect(payments.map(({ status }) => status).sort()).toEqual([reason, "paid"].sort());
    expect((await mailbox.of(email)).filter(({ text }) => codesIn(text).length > 0)).toHaveLength(1);
  });
}

test("a payment that was left open is waited for, and settled when it is paid after all", { tag: "@all" }, async ({
  visit: walkIn,
  mailbox,
  address,
  provider,
}) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const email = address("buyer");
  const checkout = await prepareOrder(visit, { buyer: { firstName: "Inès", lastName: "Roux", email } });
  await checkout.goToProvider();
  await new ProviderPage(page).press("Leave open");
  await expect(
    page.getByRole("heading", { level: 1, name: visit.words("checkout")("processing.title") }),
  ).toBeVisible();
  const order = new URL(page.url()).searchParams.get("order") ?? "";
  const [payment] = await provider.paymentsOf(order);
  await provider.move(payment?.id ?? "", "paid");
  await new ConfirmationPage(visit).isShown("Inès");
  await mailbox.gift(email);
});

test("the back button leads from the provider to a checkout that still knows everything", { tag: "@all" }, async ({
  visit: walkIn,
  mailbox,
  address,
}) => {
  const visit = walkIn("CKUK");
  const { page } = visit;
  const email = address("buyer");
  const checkout = await prepareOrder(visit, { buyer: { firstName: "Inès", lastName: "Roux", email } });
  await checkout.goToProvider();
  await new ProviderPage(page).isShown();
  await page.goBack();
  await expect(checkout.field("email")).toHaveValue(email);
  if (!(await checkout.terms.isChecked())) await checkout.acceptTerms();
  await pay(visit, "Inès");
  await mailbox.gift(email);
  expect((await mailbox.of(email)).filter(({ text }) => codesIn(text).length > 0)).toHaveLength(1);
});
