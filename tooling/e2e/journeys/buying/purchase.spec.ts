import { lastDayOf } from "@giftshop/commerce/expiry";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { expect, test } from "../../src/fixtures/test.ts";
import { addresses } from "../../src/journey/addresses.ts";
import { codesIn } from "../../src/outside/mailbox.ts";
import { BalanceCheckPage } from "../../src/pages/balance-check.ts";
import { BasketPage } from "../../src/pages/basket.ts";
import { type Address, CheckoutPage } from "../../src/pages/checkout.ts";
import { ConfirmationPage } from "../../src/pages/confirmation.ts";
import { openProductFromListing } from "../../src/pages/listing.ts";
import { ProductPage } from "../../src/pages/product.ts";
import { ProviderPage } from "../../src/pages/provider.ts";
import { findProduct, takesOwnAmount } from "../../src/shop/catalogue.ts";
import type { Visit } from "../../src/shop/visit.ts";

/** Whole amount of one's own, in the main unit. */
const amount = 37;

interface Purchase {
  code: StorefrontCode;
  kind: "digital" | "physical";
  method: (visit: Visit) => string;
  deliverTo?: Address;
}

const methodNamed = (id: "cartebancaire" | "creditcard" | "paypal") => (visit: Visit) =>
  visit.words("checkout")(`payment.methods.${id}`);

const purchases: readonly Purchase[] = [
  { code: "CBFR", kind: "digital", method: methodNamed("cartebancaire") },
  { code: "CBFR", kind: "physical", method: methodNamed("paypal"), deliverTo: addresses.FR },
  { code: "CKUK", kind: "digital", method: methodNamed("paypal") },
  { code: "CKUK", kind: "physical", method: methodNamed("creditcard"), deliverTo: addresses.GB },
  { code: "GCSDE", kind: "digital", method: methodNamed("paypal") },
  { code: "GCSDE", kind: "physical", method: methodNamed("creditcard"), deliverTo: addresses.DE },
];

/** A wrong amount is said at its field, which has the focus and keeps what was typed. */
const makeMistakes = async (visit: Visit, product: ProductPage): Promise<void> => {
  const t = visit.words("catalogue/product-dialogs");
  await product.fill({ message: "Bonne fête, Zoë!" });
  await product.chooseOwnAmount();
  await product.amount.fill("12,50");
  await product.add.click();
  await expect(product.amount).toBeFocused();
  await expect(product.amount).toHaveAccessibleDescription(new RegExp(t("problems.amountWhole")));
  await expect(product.amount).toHaveValue("12,50");
  await product.amount.fill("99999");
  await product.add.click();
  await expect(product.amount).toBeFocused();
  await expect(product.amount).toHaveAttribute("aria-invalid", "true");
  await expect(product.message).toHaveValue("Bonne fête, Zoë!");
};

/** Wrong details: the first wrong field gets the focus, and nothing is erased. */
const orderWithMistakes = async (checkout: CheckoutPage, email: string): Promise<void> => {
  await checkout.field("firstName").fill("Élodie");
  await checkout.field("email").fill("elodie@");
  await checkout.place.click();
  await expect(checkout.field("lastName")).toBeFocused();
  await expect(checkout.problems).toBeVisible();
  await expect(checkout.field("email")).toHaveValue("elodie@");
  await expect(checkout.field("email")).toHaveAttribute("aria-invalid", "true");
  await checkout.fillBuyer({ firstName: "Élodie", lastName: "Brontë", email });
};

/**
 * The last day of a card that was issued today, as the page
 * writes it; yesterday's too, should midnight have passed.
 */
const lastDays = ({ shop: { locale, storefront } }: Visit): string[] => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return [0, 1].map((daysAgo) => {
    const issued = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000);
    return format.format(new Date(lastDayOf(storefront, issued)));
  });
};

/**
 * Tags of a purchase: one by e-mail and one by post are made in every run, the others in that of everything.
 */
const inEveryRun = (code: StorefrontCode, kind: Purchase["kind"]): string[] => {
  if (code === "CBFR" && kind === "digital") return ["@smoke"];
  return code === "CKUK" && kind === "physical" ? [] : ["@all"];
};

for (const { code, kind, method, deliverTo } of purchases) {
  test(`${code}: a ${kind} gift card, from the listing to the balance check`, { tag: inEveryRun(code, kind) }, async ({
    visit: walkIn,
    mailbox,
    address,
  }) => {
    const visit = walkIn(code);
    const { page } = visit;
    const [buyer, friend] = [address("buyer"), address("friend")];
    // Far enough down that the listing has to be asked for more.
    const { title } = await findProduct(code, takesOwnAmount, { pages: [2] });
    const product = new ProductPage(visit);
    const basket = new BasketPage(visit);
    const checkout = new CheckoutPage(visit);

    await test.step("listing and product page", async () => {
      await openProductFromListing(visit, title);
      await product.chooseKind(kind);
      await makeMistakes(visit, product);
      const recipient = { name: "Zoë", ...(kind === "digital" ? { email: friend } : {}) };
      await product.fill({ recipient });
      await product.amount.fill(String(amount));
      await product.add.click();
      await product.goToBasket();
    });

    await test.step("basket", async () => {
      await expect(basket.quantity(title)).toHaveText("1");
      await basket.oneMore(title);
      await expect(basket.quantity(title)).toHaveText("2");
      await basket.remove(title);
      await expect(basket.empty).toBeVisible();
      await basket.undo.click();
      await expect(basket.line(title)).toBeVisible();
      await expect(basket.line(title)).toContainText("Zoë");
      await basket.goToCheckout();
    });

    await test.step("checkout", async () => {
      await orderWithMistakes(checkout, buyer);
      if (deliverTo) await checkout.fillAddress(deliverTo);
      await checkout.chooseMethod(method(visit));
      await checkout.acceptTerms();
      await checkout.goToProvider();
    });

    const number = await test.step("payment and confirmation", async () => {
      await new ProviderPage(page).pay();
      const confirmation = new ConfirmationPage(visit);
      await confirmation.isShown("Élodie");
      // The page that was opened while the card was being sent says by itself that it has gone.
      if (kind === "digital") await expect(confirmation.sent).toBeVisible({ timeout: 30_000 });
      return confirmation.number();
    });

    const letter = await mailbox.confirmation(buyer, number);
    expect(codesIn(letter.text), "no codes for the buyer").toEqual([]);
    expect(letter.storefront).toBe(code);
    await basket.open();
    await expect(basket.empty).toBeVisible();
    if (kind === "physical") return;

    await test.step("gift e-mail and balance check", async () => {
      const gift = await mailbox.gift(friend);
      expect(gift.html).toContain(`lang="${visit.shop.language}`);
      expect(gift.text).toContain("Bonne fête, Zoë!");
      expect(gift.attachments.filter(({ name }) => name.startsWith("barcode"))).toHaveLength(2);
      const [first] = codesIn(gift.text);
      if (!first) throw new Error("The gift e-mail has no code.");
      const balance = new BalanceCheckPage(visit);
      await balance.open();
      const grouped = first.number.replace(/(\d{4})(?=\d)/g, "$1 ");
      await balance.paste(balance.cardNumber, `  ${grouped} `);
      await balance.pin.fill(first.pin === "000000" ? "000001" : "000000");
      await balance.check.click();
      await expect(balance.notRecognised).toBeVisible();
      await expect(balance.cardNumber).toHaveValue(grouped);
      await balance.pin.fill(first.pin);
      await balance.check.click();
      await expect(balance.result).toContainText(new RegExp(`\\b${amount}[.,]00`));
      await expect(balance.result).toContainText(new RegExp(lastDays(visit).join("|")));
    });
  });
}
