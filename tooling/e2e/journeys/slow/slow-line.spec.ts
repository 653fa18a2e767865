import { searchWordsPath } from "@giftshop/catalogue/search/words-path";
import { expect, test } from "../../src/fixtures/test.ts";
import { fillBasket } from "../../src/journey/order.ts";
import { holdBack } from "../../src/outside/hold-back.ts";
import { BasketPage } from "../../src/pages/basket.ts";
import { CheckoutPage } from "../../src/pages/checkout.ts";
import { ProductPage } from "../../src/pages/product.ts";
import { findProduct } from "../../src/shop/catalogue.ts";
import { ask } from "../../src/walk/page-text.ts";

/** Each part of the page that is fetched on first need. */
const parts = "**/_next/static/**/*.js";

test("on a slow line a list that is fetched on first need loses neither press, typing nor focus", async ({
  visit: walkIn,
}) => {
  const visit = walkIn("CKUK");
  const { page } = visit;
  await fillBasket(visit, {});
  await new BasketPage(visit).goToCheckout();
  const checkout = new CheckoutPage(visit);
  await expect(checkout.place).toBeEnabled();
  const words = visit.words("checkout");
  const code = page.getByRole("button", { name: new RegExp(words("details.callingCode"), "u") });
  const line = await holdBack(page, parts);

  await checkout.field("email").focus();
  await page.keyboard.press("Tab");
  await expect(code).toBeFocused();
  await page.keyboard.type("971");
  // The press is answered at once, and what has the focus keeps it.
  await expect(code).toHaveAttribute("aria-busy", "true");
  await expect(code).toBeFocused();
  await expect.poll(line.count).toBeGreaterThan(0);
  line.letGo();

  const search = page.getByRole("searchbox", { name: words("details.searchCountry") });
  await expect(search).toHaveValue("971");
  await expect(search).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(code).toContainText("+971");
  await expect(code).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("501234567");
  await expect(page.getByRole("textbox", { name: new RegExp(`^${words("details.phone")}`, "u") })).toHaveValue(
    "501234567",
  );
});

test("on a slow line a list that was given up takes neither focus nor digits from the field beside it", async ({
  visit: walkIn,
}) => {
  const visit = walkIn("CKUK");
  const { page } = visit;
  await fillBasket(visit, {});
  await new BasketPage(visit).goToCheckout();
  const checkout = new CheckoutPage(visit);
  await expect(checkout.place).toBeEnabled();
  const words = visit.words("checkout");
  const code = page.getByRole("button", { name: new RegExp(words("details.callingCode"), "u") });
  const phone = page.getByRole("textbox", { name: new RegExp(`^${words("details.phone")}`, "u") });
  const line = await holdBack(page, parts);

  await code.click();
  await expect(code).toHaveAttribute("aria-busy", "true");
  await phone.click();
  await page.keyboard.type("50");
  await expect.poll(line.count).toBeGreaterThan(0);
  line.letGo();
  await expect(page.locator("[data-stand-in]").filter({ has: code })).toHaveCount(0);
  await page.keyboard.type("1234567");
  await expect(phone).toHaveValue("501234567");
  await expect(phone).toBeFocused();
  await expect(page.getByRole("searchbox", { name: words("details.searchCountry") })).toHaveCount(0);
});

test("on a slow line the search window loses neither what was typed before it came, nor arrows pressed before there is a list", async ({
  visit: walkIn,
}) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const t = visit.words("catalogue/search");
  // The box has a line of its own here.
  await page.setViewportSize({ width: 1024, height: 720 });
  await visit.open("terms");
  const box = page.getByRole("banner").getByRole("searchbox", { name: t("label") });
  const dialog = page.getByRole("dialog", { name: t("label") });
  const own = dialog.getByRole("searchbox");
  const words = await holdBack(page, `**${searchWordsPath("")}`);

  await box.click();
  await page.keyboard.type("resta");
  await expect(box).toHaveAttribute("aria-busy", "true");
  // The window's script is asked for with its words; what it lists comes after them.
  await expect.poll(words.count).toBe(1);
  const list = await holdBack(page, parts);
  words.letGo();
  await expect(own).toHaveValue("resta");
  await expect(own).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(own).toHaveValue("");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(list.count).toBeGreaterThan(0);
  list.letGo();

  const second = dialog.getByRole("option").nth(1);
  await expect(second).toBeVisible();
  await expect(own).toHaveAttribute("aria-activedescendant", (await second.getAttribute("id")) ?? "");
  await expect(own).toBeFocused();
});

test("on a slow line a present that is added before the page lives is said to be in the basket", async ({
  visit: walkIn,
}) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const { path } = await findProduct("CBFR");
  const line = await holdBack(page, parts);
  await page.goto(visit.address("product", { product: path }), { waitUntil: "domcontentloaded" });
  const product = new ProductPage(visit);
  await product.chooseSelf();
  await product.add.click();
  await expect.poll(line.count).toBeGreaterThan(0);
  line.letGo();
  await expect(product.added).toBeVisible();
});

test("where the window that says so cannot be had, what was added is seen in the basket", async ({
  visit: walkIn,
  request,
}) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const { path, title } = await findProduct("CBFR");
  await page.route(parts, async (route) => {
    const { html: script } = await ask(request, route.request().url());
    await (script.includes("added-title") ? route.abort() : route.continue());
  });
  await visit.open("product", { product: path });
  const product = new ProductPage(visit);
  await product.chooseSelf();
  await product.add.click();
  await expect(page.getByRole("heading", { level: 1, name: visit.words("basket")("title") })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(title);
});

test("on a slow line a second press, before the window says that it is added, adds nothing", async ({
  visit: walkIn,
  request,
}) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const { path, title } = await findProduct("CBFR");
  const gate = Promise.withResolvers<void>();
  await page.route(parts, async (route) => {
    const { html: script } = await ask(request, route.request().url());
    if (script.includes("added-title")) await gate.promise;
    await route.continue();
  });
  await visit.open("product", { product: path });
  const product = new ProductPage(visit);
  const answered = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("AddToBasket") === true && answer.ok(),
  );
  await product.chooseSelf();
  await product.add.click();
  await (await answered).finished();
  await product.adding.click({ force: true });
  gate.resolve();
  await product.goToBasket();
  await expect(new BasketPage(visit).quantity(title)).toHaveText("1");
});
