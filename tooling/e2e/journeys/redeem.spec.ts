import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import { expect, test } from "../src/fixtures/test.ts";
import { codesIn } from "../src/outside/mailbox.ts";
import { BalanceCheckPage } from "../src/pages/balance-check.ts";
import { CheckoutPage } from "../src/pages/checkout.ts";
import { labelled } from "../src/pages/name.ts";
import { RedeemShopPage } from "../src/pages/redeem-shop.ts";
import { type Product, productsOf, takesOwnAmount } from "../src/shop/catalogue.ts";
import { payAtProvider, takeChoiceCard } from "../src/shop/choice-card.ts";

/** What the card is bought for, in the main unit; what is chosen for it costs a twelfth more. */
const value = 60;
/** How much of the main unit is one euro, roughly: a card has its least amount in each shop. */
const worth: Readonly<Record<string, number>> = { GCSAE: 10 };

const buyer = { firstName: "Mara", lastName: "Stein" };

/** Two brands and a donation that take an amount of one's own. */
const wishes = async (code: StorefrontCode, language: Language): Promise<[Product, Product, Product]> => {
  const numbers = Array.from({ length: 24 }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map((page) => productsOf(code, page, language, undefined, {}).catch(() => [])),
  );
  const all = pages.flat();
  const [first, second] = all.filter(takesOwnAmount);
  const donation = all.find(
    ({ productType, digitalVariationConfig: digital }) => productType === "DONATION" && digital?.inStock,
  );
  if (!first || !second || !donation) throw new Error(`${code} has too little to choose from.`);
  return [first, second, donation];
};

const places: readonly (readonly [StorefrontCode, Language])[] = [
  ["GCSDE", "de"],
  ["GCSAE", "ar"],
];

for (const [code, language] of places) {
  test(`${code}, ${language}: a choice card becomes two cards and a donation, and the rest is paid`, {
    tag: ["@redeem", ...(code === "GCSDE" ? [] : ["@all"])],
  }, async ({ visit: walkIn, mailbox, address }) => {
    const visit = walkIn(code, language);
    const { page } = visit;
    const [owner, taker] = [address("owner"), address("taker")];
    const times = worth[code] ?? 1;
    const shop = new RedeemShopPage(visit);
    const checkout = new CheckoutPage(visit);
    const [first, second, donation] = await wishes(code, language);

    await test.step("a choice card is bought", async () => {
      const bought = { ...buyer, email: owner };
      await payAtProvider(visit, await takeChoiceCard(visit, bought, value * times), bought);
    });
    const [card] = codesIn((await mailbox.gift(owner)).text);
    if (!card) throw new Error("The gift has no code.");

    await test.step("its number is typed, and the exchange begins", async () => {
      const balance = new BalanceCheckPage(visit);
      await balance.open();
      await balance.paste(balance.cardNumber, `${card.number} ${card.pin}`);
      await balance.check.click();
      await expect(balance.result).toContainText(String(value * times));
      await balance.exchange.click();
      await page.waitForURL(`**${visit.shop.link("redeemShop")}`);
      await expect(shop.bar).toContainText(String(value * times));
      expect(page.url()).not.toContain("redeemToken");
    });

    await test.step("two brands and a donation are chosen, on a phone too", async () => {
      await page.setViewportSize({ width: 390, height: 780 });
      await shop.choose(first, 25 * times);
      await shop.closeBasket();
      await expect(shop.bar).toBeInViewport();
      await shop.choose(second, 30 * times);
      await shop.closeBasket();
      await shop.choose(donation, 10 * times);
      await shop.goToCheckout({ ...buyer, email: taker });
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step("what the card does not pay is paid", async () => {
      await expect(shop.bar).toContainText(String(5 * times));
      await expect(checkout.field("email")).toHaveValue(taker);
      await payAtProvider(visit, checkout, { ...buyer, email: taker });
    });

    await test.step("the new cards are in the mailbox, and the old one is empty", async () => {
      const letters = await mailbox.gift(taker);
      expect(codesIn(letters.text).length).toBeGreaterThan(0);
      const balance = new BalanceCheckPage(visit);
      await balance.open();
      await balance.paste(balance.cardNumber, `${card.number} ${card.pin}`);
      await balance.check.click();
      await expect(balance.result).toBeVisible();
      await expect(balance.exchange).toHaveCount(0);
    });
  });
}

test("without an exchange its pages say so, and lead to the balance check or ask for a card", {
  tag: "@redeem",
}, async ({ visit: walkIn }) => {
  const visit = walkIn("CBFR");
  const t = visit.words("redeem/exchange");
  for (const route of ["redeemShop", "redeemCheckout"] as const) {
    await visit.open(route);
    await expect(visit.page.getByText(t("none.title"))).toBeVisible();
    const main = visit.page.getByRole("main");
    const check = main.getByRole("link", { name: t("none.action"), exact: true });
    await expect(check).toHaveAttribute("href", visit.shop.link("balanceCheck"));
    await check.click();
    const window = visit.page.getByRole("dialog", { name: t("none.title") });
    await window.getByRole("textbox", { name: labelled(t("addCard.number")) }).fill("6371 0000");
    await window.getByRole("button", { name: t("none.begin") }).click();
    await expect(window.getByText(t("addCard.numberWrong"))).toBeVisible();
  }
});

test("a company's page says whose cards are exchanged there, and offers its brands alone", { tag: "@redeem" }, async ({
  visit: walkIn,
}) => {
  const visit = walkIn("CBFR");
  const t = visit.words("redeem/exchange");
  await visit.open("businessRedeemShop", { pageId: "maison-verneuil" });
  const heading = visit.page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(t("page.companyTitle", { company: "Maison Verneuil" }));
  await expect(visit.page.getByRole("img", { name: "Maison Verneuil" })).toBeVisible();
  const cards = visit.page.getByRole("main").getByRole("listitem");
  expect(await cards.count()).toBeGreaterThan(8);
});
