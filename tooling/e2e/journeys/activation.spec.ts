import { expect, test } from "../src/fixtures/test.ts";
import { addresses } from "../src/journey/addresses.ts";
import { tabTo } from "../src/journey/tab-to.ts";
import { codesIn } from "../src/outside/mailbox.ts";
import { ActivationPage } from "../src/pages/activation.ts";
import { BalanceCheckPage } from "../src/pages/balance-check.ts";
import { BasketPage } from "../src/pages/basket.ts";
import { CheckoutPage } from "../src/pages/checkout.ts";
import { ConfirmationPage } from "../src/pages/confirmation.ts";
import { ProductPage } from "../src/pages/product.ts";
import { ProviderPage } from "../src/pages/provider.ts";
import { RedeemShopPage } from "../src/pages/redeem-shop.ts";
import { productsOf, takesOwnAmount } from "../src/shop/catalogue.ts";
import { staff } from "../src/shop/editors.ts";

const buyer = { firstName: "Inès", lastName: "Caron" };
/** A company of the seed, and what its cards are exchanged for. */
const company = { page: "maison-verneuil", name: "Maison Verneuil" };
const digits = (number: string) => number.slice(-4);

test("a box of blank cards is activated by a file on a phone, and one is exchanged at its company's page by keyboard alone", {
  tag: ["@checkout", "@redeem"],
}, async ({ visit: walkIn, mailbox, address }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const [email, taker] = [address("box"), address("taker")];
  const method = visit.words("checkout")("payment.methods.paypal");
  const activation = new ActivationPage(visit);
  const balance = new BalanceCheckPage(visit);
  const checkout = new CheckoutPage(visit);

  const number = await test.step("a box is bought, packed and posted", async () => {
    await visit.open("product", { product: "blank-gift-cards-10" });
    const product = new ProductPage(visit);
    await expect(product.add).toBeEnabled();
    await product.add.click();
    await product.goToBasket();
    await new BasketPage(visit).goToCheckout();
    await checkout.fillBuyer({ ...buyer, email });
    await checkout.fillAddress(addresses.FR);
    await checkout.chooseMethod(method);
    await checkout.acceptTerms();
    await checkout.goToProvider();
    await new ProviderPage(page).pay();
    const confirmation = new ConfirmationPage(visit);
    await confirmation.isShown(buyer.firstName);
    return confirmation.number();
  });
  const printed = await staff(["dispatch", "print", number]);
  await staff(["dispatch", "sent", number]);
  await staff(["exchange", number, company.page]);
  const cards = [...printed.matchAll(/number (\d{19}) {2}PIN (\d{6})/gu)].map(([, card = "", pin = ""]) => ({
    card,
    pin,
  }));
  const [first, second] = cards;
  if (!first || !second) throw new Error(`The box holds no cards: ${printed}`);

  await test.step("before, a card says that it is not activated", async () => {
    await balance.open();
    await balance.paste(balance.cardNumber, `${first.card} ${first.pin}`);
    await balance.check.click();
    await expect(page.getByText(visit.words("redeem")("balance.errors.notActivated.title"))).toBeVisible();
  });

  await test.step("a file says how much each card holds, on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 780 });
    await activation.askByFile({ number, email }, [
      [first.card, 60],
      [second.card, 25],
    ]);
    await expect(activation.heading("READY")).toBeVisible();
    await expect(activation.row(digits(first.card))).toContainText("60");
    await activation.goToProvider(method);
    await new ProviderPage(page).pay();
    await expect(activation.heading("ACTIVATED")).toBeVisible({ timeout: 30_000 });
    await expect(activation.row(digits(second.card))).toContainText("25");
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("by keyboard: the card leads to the company's page, and one of its brands is chosen", async () => {
    const offered = await productsOf("CBFR", 1, "fr", undefined, { pageId: company.page });
    const brand = offered.find(
      (one) => takesOwnAmount(one) && (one.digitalVariationConfig?.maxPrice.value ?? 0) >= 6_000,
    );
    if (!brand) throw new Error("The company's page has nothing that takes an amount.");
    const shop = new RedeemShopPage(visit);
    await balance.open();
    await tabTo(page, balance.cardNumber);
    await page.keyboard.type(first.card);
    await tabTo(page, balance.pin);
    await page.keyboard.type(first.pin);
    await page.keyboard.press("Enter");
    await expect(balance.result).toContainText("60");
    await tabTo(page, balance.exchange);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${visit.shop.link("businessRedeemShop", { pageId: company.page })}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(company.name);
    await expect(shop.bar).toContainText("60");
    await tabTo(page, page.getByRole("main").getByRole("link", { name: brand.title, exact: true }));
    await page.keyboard.press("Enter");
    await shop.chooseByKeyboard(brand, 60);
    await expect(shop.bar).not.toContainText("60");
  });

  await test.step("by keyboard: who takes it is said, and it is ordered", async () => {
    const shop = new RedeemShopPage(visit);
    await shop.goToCheckoutByKeyboard({ ...buyer, email: taker });
    await tabTo(page, checkout.terms);
    await page.keyboard.press("Space");
    await expect(checkout.terms).toBeChecked();
    await tabTo(page, checkout.placeByCards);
    await page.keyboard.press("Enter");
    await new ConfirmationPage(visit).isShown(buyer.firstName);
    expect(codesIn((await mailbox.gift(taker)).text)).toHaveLength(1);
  });
});
