import { createShop } from "@giftshop/storefront-config";
import { findProduct } from "../shop/catalogue.ts";
import { originOf } from "../shop/visit.ts";
import { words } from "../words/words.ts";
import type { Browser } from "./browser.ts";

/** A text within XPath; none of the shop's has both kinds of quotation mark. */
const quoted = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`);
/** An element that says this, by XPath. */
export const withText = (element: string, text: string): string =>
  `//${element}[contains(normalize-space(), ${quoted(text)})][not(ancestor::noscript)]`;

/**
 * Buys a gift card that comes by e-mail, in French, with what
 * the page proposes. Returns the address of the confirmation.
 */
export const buyCard = async (
  browser: Browser,
  buyer: { readonly firstName: string; readonly email: string },
): Promise<string> => {
  const shop = createShop("CBFR", "fr");
  const { path } = await findProduct("CBFR");
  const catalogue = words("catalogue", "fr");
  const checkout = words("checkout", "fr");
  const field = (name: string) => `//main//input[contains(@autocomplete, "${name}")]`;

  await browser.open(originOf(shop) + shop.link("product", { product: path }));
  // Until the page lives a press is kept for later, or lost.
  await browser.see("//html[@data-ready]//main");
  await browser.press('//main//label[.//input[@name="recipient"][@value="self"]]');
  await browser.press(`${withText("button", catalogue("buy.add"))}[not(@disabled)]`);
  await browser.press(`//dialog${withText("a", words("catalogue/product-dialogs", "fr")("added.basket"))}`);
  await browser.press(`//main${withText("a", words("basket", "fr")("checkout"))}`);
  await browser.press(withText("button", words("account", "fr")("account.guest.action")));
  await browser.type(field("given-name"), buyer.firstName);
  await browser.type(field("family-name"), "Byron");
  await browser.type(field("email"), buyer.email);
  await browser.type('//main//input[@name="acceptTerms"]', " ");
  await browser.press(`//main${withText("button", checkout("payment.place"))}[@type="submit"]`);
  await browser.press(withText("button", "Pay "));
  await browser.see(withText("*[self::h1 or self::h2]", checkout("confirmation.title", { name: buyer.firstName })));
  return browser.address();
};
