import { expect, test } from "../../src/fixtures/test.ts";
import { accountPage, password, register } from "../../src/journey/account.ts";
import { exchangeAll } from "../../src/journey/exchange.ts";
import { pay } from "../../src/journey/order.ts";
import { codesIn } from "../../src/outside/mailbox.ts";
import { BasketPage } from "../../src/pages/basket.ts";
import { RedeemShopPage } from "../../src/pages/redeem-shop.ts";
import { takeChoiceCard } from "../../src/shop/choice-card.ts";

test("an account buys, sees and repeats its order, exchanges the card without its number, takes its data along and goes", {
  tag: "@account",
}, async ({ visit: walkIn, address, mailbox }) => {
  test.slow();
  const visit = walkIn("CBFR");
  const { page } = visit;
  const email = address("life");
  const { t, secret, press } = accountPage(visit);
  const dialog = page.getByRole("dialog");
  await register(visit, mailbox, email, "Zoé");

  await test.step("it buys a choice card, and is known at the checkout", async () => {
    const buyer = { firstName: "Zoé", lastName: "Petit", email };
    await (await takeChoiceCard(visit, buyer, 50, { loggedIn: true })).acceptTerms();
    await pay(visit, "Zoé");
  });
  const [card] = codesIn((await mailbox.gift(email)).text);
  expect(card).toBeDefined();

  await test.step("it sees the order with all its details", async () => {
    await visit.open("accountOrders");
    await page.getByRole("button", { name: t("account.orders.details") }).click();
    await expect(dialog).toContainText(t("account.orders.for", { name: "Zoé Petit" }));
    await expect(dialog).toContainText(t("account.orders.totalWithoutTax"));
    await expect(dialog.getByRole("button", { name: t("account.orders.documents.request") })).toBeVisible();
    await dialog.getByRole("button", { name: t("account.orders.close") }).click();
  });

  await test.step("it orders the same again", async () => {
    await visit.open("reorder");
    await press(t("account.orders.reorder"));
    await dialog.getByRole("button", { name: t("account.reorder.more") }).click();
    await dialog.getByRole("button", { name: t("account.reorder.action") }).click();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("account.reorder.toBasket") })
      .click();
    await expect(new BasketPage(visit).lines).toHaveCount(1);
    await expect(new BasketPage(visit).lines.getByRole("status")).toHaveText("2");
  });

  await test.step("it exchanges the card that its mailbox got, without number and PIN, and is known there too", async () => {
    await visit.open("accountData");
    await page.getByRole("button", { name: t("account.data.cards.redeem") }).click();
    await page.waitForURL(`**${visit.shop.link("redeemShop")}`);
    await expect(new RedeemShopPage(visit).bar).toContainText("50");
    await exchangeAll(visit, 50, { firstName: "Zoé", lastName: "Petit", email }, { loggedIn: true });
    await visit.open("accountOrders");
    await expect(page.getByRole("main").getByText(t("account.orders.kind.REDEEM")).first()).toBeVisible();
  });

  await test.step("it takes its data along, as a page and as a file", async () => {
    await visit.open("accountData");
    // What lies further down comes when it is scrolled to.
    await page.getByRole("button", { name: t("account.data.delete.open") }).scrollIntoViewIfNeeded();
    for (const [name, said] of [
      ["page", "<h2>"],
      ["json", `"email": "${email}"`],
    ] as const) {
      const downloads = page.waitForEvent("download");
      await press(t(`account.data.export.${name}`));
      const text = await (await downloads).createReadStream().then(async (stream) => {
        const parts = [];
        for await (const part of stream) parts.push(part as Buffer);
        return Buffer.concat(parts).toString();
      });
      expect(text).toContain(said);
      expect(text).toContain("Zoé");
      expect(text).not.toContain(card?.number ?? "no card");
    }
  });

  await test.step("it goes, warned of the card, and back is nothing of it", async () => {
    await press(t("account.data.delete.open"));
    const leaving = page.getByRole("alertdialog");
    await expect(leaving).toContainText(t("account.data.delete.warning", { count: 1 }));
    await leaving.getByLabel(t("account.fields.password"), { exact: true }).fill(password);
    await leaving.getByRole("button", { name: t("account.data.delete.action") }).click();
    await expect(page).toHaveURL(visit.address("home"));
    await page.goBack();
    await expect(page.getByText(email)).toHaveCount(0);
    await visit.open("login");
    await expect(secret(t("account.fields.password"))).toBeVisible();
  });
});
