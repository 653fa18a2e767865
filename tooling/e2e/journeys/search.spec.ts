import { expect, test } from "../src/fixtures/test.ts";
import { productsOf } from "../src/shop/catalogue.ts";

test("a few letters find a card: suggested in an empty box, found while they are typed, listed on a page of its own", {
  tag: "@catalogue",
}, async ({ visit: walkIn }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const t = visit.words("catalogue/search");
  const product = (await productsOf("CBFR", 1)).find(({ productType }) => productType === "GIFTCARD");
  const title = product?.title ?? "";
  await visit.open("terms");
  // Where the menu leaves no room for the box, its button is all there is of it: it opens the window as well.
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("submit") })
    .click();
  const dialog = page.getByRole("dialog", { name: t("label") });
  const box = dialog.getByRole("searchbox");
  await expect(dialog.getByText(t("terms"))).toBeVisible();

  await box.fill(title);
  await expect(dialog.getByRole("option", { name: title }).first()).toBeVisible();
  await box.press("Enter");
  await page.waitForURL(({ searchParams }) => searchParams.get("s") === title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.title", { text: title }));
  await page.getByRole("main").getByRole("link", { name: title, exact: true }).first().click();
  await page.waitForURL(visit.address("product", { product: product?.path ?? "" }));
});

test("what is not there is said, with a way on", { tag: "@all" }, async ({ visit: walkIn }) => {
  const visit = walkIn("GCSDE");
  const { page } = visit;
  const t = visit.words("catalogue/search");
  await visit.open("terms");
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("submit") })
    .click();
  const dialog = page.getByRole("dialog", { name: t("label") });
  await dialog.getByRole("searchbox").fill("qqqzzzxxx");
  await expect(dialog.getByText(t("none"))).toBeVisible();
  await expect(dialog.getByText(t("terms"))).toBeVisible();
  await dialog.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.noneTitle", { text: "qqqzzzxxx" }));
});
