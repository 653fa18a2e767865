import type { Page } from "@playwright/test";
import { expect, test } from "../src/fixtures/test.ts";
import { fillBasket } from "../src/journey/order.ts";
import { BasketPage } from "../src/pages/basket.ts";
import { CheckoutPage } from "../src/pages/checkout.ts";

/** Time in ms that a part of the page takes on this line: longer than anybody waits before going on. */
const lag = 1200;

/** From now on each part of the page that is fetched on first need takes its time. */
async function slowDown(page: Page): Promise<{ fetched: () => number }> {
  let fetched = 0;
  await page.route("**/_next/static/**/*.js", async (route) => {
    fetched += 1;
    await new Promise((done) => setTimeout(done, lag));
    await route.continue();
  });
  return { fetched: () => fetched };
}

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
  const line = await slowDown(page);

  await checkout.field("email").focus();
  await page.keyboard.press("Tab");
  await expect(code).toBeFocused();
  await page.keyboard.type("971");
  // The press is answered at once, and what has the focus keeps it.
  await expect(code).toHaveAttribute("aria-busy", "true");
  await expect(code).toBeFocused();

  const search = page.getByRole("searchbox", { name: words("details.searchCountry") });
  await expect(search).toHaveValue("971");
  await expect(search).toBeFocused();
  expect(line.fetched()).toBeGreaterThan(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(code).toContainText("+971");
  await expect(code).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("501234567");
  await expect(page.getByRole("textbox", { name: new RegExp(`^${words("details.phone")}`, "u") })).toHaveValue(
    "501234567",
  );
  // What is still on its way has nowhere to go.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("on a slow line the search window loses neither what was typed before it came, nor arrows pressed before there is a list", async ({
  visit: walkIn,
}) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const t = visit.words("catalogue/search");
  await visit.open("terms");
  const box = page.getByRole("banner").getByRole("searchbox", { name: t("label") });
  const dialog = page.getByRole("dialog", { name: t("label") });
  const own = dialog.getByRole("searchbox");
  await slowDown(page);

  await box.click();
  await page.keyboard.type("resta");
  await expect(box).toHaveAttribute("aria-busy", "true");
  await expect(own).toHaveValue("resta");
  await expect(own).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(own).toHaveValue("");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");

  const second = dialog.getByRole("option").nth(1);
  await expect(second).toBeVisible();
  await expect(own).toHaveAttribute("aria-activedescendant", (await second.getAttribute("id")) ?? "");
  await expect(own).toBeFocused();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
