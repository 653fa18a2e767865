import { expect, test } from "../../src/fixtures/test.ts";
import { pay } from "../../src/journey/order.ts";
import { BasketPage } from "../../src/pages/basket.ts";
import { CheckoutPage } from "../../src/pages/checkout.ts";
import { ProductPage } from "../../src/pages/product.ts";
import { findProduct } from "../../src/shop/catalogue.ts";

/** What people write wrong in a table of gifts by e-mail. */
const wrongRows = (email: string): string[] => [
  `,Petit,${email},,40,`,
  `Zoé 🎁,Petit,${email},,40,`,
  "Sans adresse,Petit,,,40,",
  "Mot,Petit,zoe,,40,",
  "Moitié,Petit,zoe@,,40,",
  `Coeur,Petit,${email},🎁,40,`,
  `Long,Petit,${email},${"a".repeat(151)},40,`,
  `Peu,Petit,${email},,9,`,
  `Trop,Petit,${email},,251,`,
  `Centimes,Petit,${email},,12.50,`,
  `Jour,Petit,${email},,40,Noël`,
];

test("nine people get theirs from one basket on a phone; eleven wrong rows of a table lose nobody", {
  tag: ["@basket", "@catalogue", "@checkout"],
}, async ({ visit: walkIn, address, mailbox }) => {
  test.setTimeout(180_000);
  const visit = walkIn("CBFR");
  const { page } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
  const { path, title } = await findProduct("CBFR");
  await visit.open("product", { product: path });
  const product = new ProductPage(visit);
  await product.fill({ amount: 40, kind: "digital", message: "Joyeuses fêtes" });
  const window = await product.chooseSeveralPeople();
  const mails = Array.from({ length: 9 }, (_, n) => address(`receiver${n}`));
  const [first = "", ...others] = mails;

  await test.step("the first by hand, eight by a table among eleven wrong rows", async () => {
    await window.add({ name: "Ada", email: first });
    await window.button("paste").click();
    const rows = others.map((email, n) => `Nom${n},Petit,${email},,,`);
    await window.table.fill([...rows, ...wrongRows(first)].join("\n"));
    await window.button("read").click();
    await expect(window.faulty(11)).toBeVisible();
    await expect(window.people).toHaveCount(20);
  });
  await test.step("what is half done is there after a reload", async () => {
    await window.button("done").click();
    await product.add.click();
    await expect(page.locator("#buy-people-problem")).toBeVisible();
    await page.reload();
    await expect(product.message).toHaveValue("Joyeuses fêtes");
    await window.opener.click();
    await expect(window.faulty(11)).toBeVisible();
  });
  await test.step("who is wrong is taken out, and nine are ordered", async () => {
    for (let left = 11; left > 0; left -= 1) await window.people.first().getByRole("button").last().click();
    await expect(window.people).toHaveCount(9);
    await window.button("done").click();
    await product.add.click();
    await product.goToBasket();
    const basket = new BasketPage(visit);
    await expect(basket.lines).toHaveCount(9);
    await expect(basket.line(title).first()).toContainText("40");
    await basket.goToCheckout();
    const checkout = new CheckoutPage(visit);
    await checkout.fillBuyer({ firstName: "Élodie", lastName: "Roux", email: address("buyer") });
    await checkout.acceptTerms();
    await pay(visit, "Élodie");
  });
  await test.step("each gets one", async () => {
    for (const email of mails) await mailbox.gift(email);
  });
});

test("who gets a gift is said by keyboard alone, in Arabic too", { tag: "@all" }, async ({
  visit: walkIn,
  address,
}) => {
  const visit = walkIn("GCSAE", "ar");
  const { page } = visit;
  const { path } = await findProduct("GCSAE", undefined, { language: "ar" });
  await visit.open("product", { product: path });
  const product = new ProductPage(visit);
  await product.fill({ kind: "digital" });
  const window = await product.chooseSeveralPeople();
  for (const name of ["نينا", "عمر"]) {
    await window.button("add").focus();
    await page.keyboard.press("Enter");
    await expect(window.field("firstName")).toBeFocused();
    await page.keyboard.type(name);
    await window.field("email").focus();
    await page.keyboard.type(address(`receiver${name.length}`));
    await page.keyboard.press("Enter");
    await expect(window.change(name)).toBeVisible();
    await expect(window.button("add")).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(window.dialog).toBeHidden();
  await expect(window.opener).toBeFocused();
  await product.add.focus();
  await page.keyboard.press("Enter");
  await product.goToBasket();
  await expect(new BasketPage(visit).lines).toHaveCount(2);
});
