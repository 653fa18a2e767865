import { expect, test } from "../../src/fixtures/test.ts";
import { accountPage, linkOf, logIn, password, register } from "../../src/journey/account.ts";
import { fillBasket, pay } from "../../src/journey/order.ts";
import { BasketPage } from "../../src/pages/basket.ts";
import { CheckoutPage } from "../../src/pages/checkout.ts";

test("a guest's email goes along to the checkout, and an account made there sees the order", {
  tag: ["@account", "@all"],
}, async ({ visit: walkIn, address, mailbox }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const email = address("guest");
  const { t, field } = accountPage(visit);
  const checkout = new CheckoutPage(visit);
  const basket = new BasketPage(visit);
  await fillBasket(visit, {});
  await basket.checkout.click();
  await field(t("account.fields.email")).fill(email);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("account.identify.action"), exact: true })
    .click();
  await expect(page.getByRole("dialog")).toContainText(t("account.guest.unknown", { email }));
  await basket.asGuest.click();
  await expect(checkout.field("email")).toHaveValue(email);
  await checkout.field("firstName").fill("Élodie");
  await checkout.field("lastName").fill("Petit");
  await page.getByRole("checkbox", { name: visit.words("checkout")("details.createAccount") }).check();
  await page.getByLabel(visit.words("checkout")("details.password"), { exact: true }).fill(password);
  await checkout.acceptTerms();
  await pay(visit, "Élodie");

  const letters = async () => (await mailbox.of(email)).map(({ text }) => text).join("\n");
  await expect.poll(letters, { timeout: 20_000 }).toContain("verify=");
  await visit.open("login");
  await logIn(visit, email);
  await visit.open("accountOrders");
  await expect(page.getByRole("button", { name: t("account.orders.details") })).toHaveCount(1);
});

test("who has an account logs in on the way, comes back to the checkout with the basket, and finds it filled in", {
  tag: "@account",
}, async ({ visit: walkIn, address, mailbox }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const email = address("owner");
  const { t, field, secret, press, heading } = accountPage(visit);
  await register(visit, mailbox, email, "Zoé");
  await press(t("account.nav.logOut"));
  await expect(page).toHaveURL(visit.address("home"));

  const { title } = await fillBasket(visit, {});
  const basket = new BasketPage(visit);
  await basket.checkout.click();
  await field(t("account.fields.email")).fill(email);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("account.identify.action"), exact: true })
    .click();
  await expect(heading(t("account.login.title"))).toBeVisible();
  await expect(field(t("account.fields.email"))).toHaveValue(email);
  await secret(t("account.fields.password")).fill(password);
  await press(t("account.login.action"));
  const checkout = new CheckoutPage(visit);
  await expect(checkout.field("firstName")).toHaveValue("Zoé");
  await expect(checkout.field("email")).toHaveValue(email);
  await basket.open();
  await expect(basket.line(title)).toBeVisible();
  await basket.goToCheckout({ loggedIn: true });
});

test("a forgotten password is set anew by the link of an email, once", { tag: ["@account", "@all"] }, async ({
  visit: walkIn,
  address,
  mailbox,
}) => {
  const visit = walkIn("CKUK");
  const email = address("forgetful");
  const { t, field, secret, press, heading } = accountPage(visit);
  await register(visit, mailbox, email, "Ada");
  await press(t("account.nav.logOut"));
  await expect(visit.page).toHaveURL(visit.address("home"));
  await visit.open("forgotPassword");
  await field(t("account.fields.email")).fill(email);
  await press(t("account.forgotPassword.action"));
  await expect(heading(t("account.forgotPasswordSuccess.title"))).toBeVisible();
  const hasLink = async () => (await mailbox.newest(email)).text.includes("token=");
  await expect.poll(hasLink, { timeout: 20_000 }).toBe(true);
  const link = await linkOf(mailbox, email, "token");
  const next = "another fine passphrase";
  await visit.page.goto(link);
  await secret(t("account.fields.newPassword")).fill(next);
  await secret(t("account.fields.passwordConfirmation")).fill(next);
  await press(t("account.newPassword.action"));
  await expect(heading(t("account.newPasswordSuccess.title"))).toBeVisible();
  await visit.page.goto(link);
  await secret(t("account.fields.newPassword")).fill(next);
  await secret(t("account.fields.passwordConfirmation")).fill(next);
  await press(t("account.newPassword.action"));
  await expect(visit.page.getByText(t("account.failures.link.title"))).toBeVisible();
  await visit.open("login");
  await logIn(visit, email, next);
  await expect(heading(t("account.overview.title", { name: "Ada" }))).toBeVisible();
});

test("a passkey is added once and logs in without a password", { tag: ["@account", "@all"] }, async ({
  visit: walkIn,
  address,
  mailbox,
  context,
}) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const email = address("passkey");
  const { t, secret, press, heading } = accountPage(visit);
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
  await register(visit, mailbox, email, "Tom");
  await visit.open("accountData");
  await page.getByRole("button", { name: t("account.data.delete.open") }).scrollIntoViewIfNeeded();
  await press(t("account.data.passkeys.add"));
  await secret(t("account.fields.password")).fill(password);
  await press(t("account.data.passkeys.add"));
  await expect(page.getByText(t("account.data.passkeys.none"))).toHaveCount(0);
  await press(t("account.nav.logOut"));
  await expect(page).toHaveURL(visit.address("home"));
  await visit.open("login");
  await press(t("account.login.passkey"));
  await expect(heading(t("account.overview.title", { name: "Tom" }))).toBeVisible();
});
