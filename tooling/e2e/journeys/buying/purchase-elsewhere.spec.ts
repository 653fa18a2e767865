import { expect, test } from "../../src/fixtures/test.ts";
import { pay, prepareOrder } from "../../src/journey/order.ts";
import { codesIn } from "../../src/outside/mailbox.ts";
import { findProduct, type Product, takesOwnAmount } from "../../src/shop/catalogue.ts";

const buyerOf = (email: string) => ({ firstName: "Łucja", lastName: "Żak", email });

test("Arabic: the whole purchase runs from right to left", async ({ visit: walkIn, mailbox, address }) => {
  const visit = walkIn("GCSAE", "ar");
  const email = address("buyer");
  await prepareOrder(visit, { buyer: buyerOf(email), wish: { amount: 60, message: "مبروك" } });
  await expect(visit.page.locator("html")).toHaveAttribute("dir", "rtl");
  await pay(visit, "Łucja");
  expect(new URL(visit.page.url()).pathname).toMatch(/^\/ar\//);
  const gift = await mailbox.gift(email);
  expect(gift.html).toContain('dir="rtl"');
  expect(codesIn(gift.text)).toHaveLength(1);
});

test("Poland: a Blik code pays in złoty", { tag: "@all" }, async ({ visit: walkIn, mailbox, address }) => {
  const visit = walkIn("CBPL");
  const email = address("buyer");
  const checkout = await prepareOrder(visit, { buyer: buyerOf(email), wish: { amount: 75 } });
  await expect(checkout.sum).toContainText("zł");
  await checkout.chooseMethod(visit.words("checkout")("payment.methods.blik"));
  await pay(visit, "Łucja", { blikCode: "123 456" });
  await mailbox.gift(email);
});

test("Australia: every page stays below its base path", { tag: "@all" }, async ({
  visit: walkIn,
  mailbox,
  address,
}) => {
  const visit = walkIn("CBAU");
  const email = address("buyer");
  const paths: string[] = [];
  visit.page.on("framenavigated", (frame) => {
    const { hostname, pathname } = new URL(frame.url());
    if (hostname === "cbau.localhost") paths.push(pathname);
  });
  await prepareOrder(visit, { buyer: buyerOf(email), wish: { amount: 40 } });
  await pay(visit, "Łucja");
  await mailbox.gift(email);
  expect(paths.filter((path) => !path.startsWith("/au/"))).toEqual([]);
});

test("155 comes as one e-mail with two cards, 145 and 10", { tag: "@all" }, async ({
  visit: walkIn,
  mailbox,
  address,
}) => {
  const visit = walkIn("CBFR");
  const email = address("buyer");
  const upTo = ({ digitalVariationConfig: digital }: Product) => (digital?.maxPrice.value ?? 0) >= 15_500;
  const product = await findProduct("CBFR", (candidate) => takesOwnAmount(candidate) && upTo(candidate));
  await prepareOrder(visit, { product, buyer: buyerOf(email), wish: { amount: 155 } });
  await pay(visit, "Łucja");
  const gift = await mailbox.gift(email);
  expect(codesIn(gift.text)).toHaveLength(2);
  expect(gift.text).toMatch(/145\s€/u);
  expect(gift.text).toMatch(/\b10\s€/u);
  expect((await mailbox.of(email)).filter(({ text }) => codesIn(text).length > 0)).toHaveLength(1);
});
