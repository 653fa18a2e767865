import type { Page } from "@playwright/test";
import { expect, test } from "../../src/fixtures/test.ts";
import { findProduct } from "../../src/shop/catalogue.ts";
import type { Visit } from "../../src/shop/visit.ts";

/** More places than a page of the list holds. */
const manyPlaces = () => findProduct("CBFR", ({ locationCount }) => locationCount > 16);

const words = (visit: Visit) => visit.words("catalogue/locations");
const field = (visit: Visit) => visit.page.getByRole("combobox", { name: words(visit)("finder.search") });
const list = (visit: Visit) => visit.page.getByRole("list", { name: words(visit)("finder.list"), exact: true });
const showAll = (visit: Visit) => visit.page.getByRole("button", { name: words(visit)("finder.showAll") });

/** The sides of the rectangle in a page's address, as they are written. */
const sidesOf = (page: Page): (string | null)[] => {
  const { searchParams } = new URL(page.url());
  return ["latmin", "latmax", "lonmin", "lonmax"].map((side) => searchParams.get(side));
};

test("a town is found, chosen and left by keyboard, and the page comes back as it was", { tag: "@catalogue" }, async ({
  visit: walkIn,
}) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const { path: product } = await manyPlaces();
  await visit.open("productLocations", { product });
  await expect(list(visit).getByRole("listitem")).toHaveCount(16);

  await field(visit).focus();
  await page.keyboard.type("Marsei", { delay: 30 });
  // What was found for the first letters is there before what was found for all.
  await expect(field(visit)).toHaveValue("Marsei");
  await expect(page.getByRole("option").filter({ hasNotText: "Marsei" })).toHaveCount(0);
  await expect(page.getByRole("option", { name: /Marseille/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(showAll(visit)).toBeVisible();
  await expect(field(visit)).toHaveValue(/Marseille/);
  await expect(list(visit)).toContainText("Marseille");
  await expect(list(visit)).not.toContainText("Lille");
  const sides = sidesOf(page);
  for (const side of sides) expect(side).toMatch(/^-?\d+\.\d{5}$/);
  const narrowed = await list(visit).getByRole("listitem").allTextContents();

  await page.reload();
  await expect(showAll(visit)).toBeVisible();
  await expect(list(visit).getByRole("listitem")).toHaveText(narrowed);

  await list(visit).getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: words(visit)("place.address") })).toBeVisible();
  await page.goBack();
  await expect(showAll(visit)).toBeVisible();
  expect(sidesOf(page)).toEqual(sides);

  await showAll(visit).focus();
  await page.keyboard.press("Enter");
  await expect(list(visit).getByRole("listitem")).toHaveCount(16);
  expect(sidesOf(page)).toEqual([null, null, null, null]);
});

test("a rectangle counts only when all four sides are there", { tag: "@all" }, async ({ visit: walkIn }) => {
  const visit = walkIn("CBFR");
  const { path: product } = await manyPlaces();
  await visit.page.goto(`${visit.address("productLocations", { product })}?latmin=43&latmax=44&lonmin=5`);
  await expect(list(visit).getByRole("listitem")).toHaveCount(16);
  await field(visit).focus();
  await expect(visit.page.locator("[data-stand-in]")).toHaveCount(0);
  await expect(showAll(visit)).toHaveCount(0);
});

test("more places join the list, each once, and focus goes to the first of them", { tag: "@all" }, async ({
  visit: walkIn,
}) => {
  const visit = walkIn("CBFR");
  const { path: product } = await manyPlaces();
  await visit.open("productLocations", { product });
  await visit.page.getByRole("link", { name: words(visit)("finder.more") }).click();
  await expect(list(visit).getByRole("listitem").nth(16)).toBeVisible();
  await expect(list(visit).getByRole("listitem").nth(16).getByRole("link")).toBeFocused();
  const hrefs = await list(visit)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test("where no map can be drawn, that is said and the list is whole", { tag: "@all" }, async ({ visit: walkIn }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const { path: product } = await manyPlaces();
  await visit.open("productLocations", { product });
  // A pointer that comes near wakes the page.
  await field(visit).hover();
  const word = page.getByRole("status").filter({ hasText: words(visit)("map.failed") });
  await expect(word).toBeVisible();
  await expect(word.getByRole("button", { name: words(visit)("finder.retry") })).toBeVisible();
  await expect(list(visit).getByRole("listitem")).toHaveCount(16);
});

test("without script the list goes on by links", { tag: "@all" }, async ({ browser, visit: walkIn }) => {
  const visit = walkIn("CBFR");
  const { path: product } = await manyPlaces();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(visit.address("productLocations", { product }));
  const places = page.getByRole("list", { name: words(visit)("finder.list"), exact: true }).getByRole("listitem");
  const before = await places.allTextContents();
  await page.getByRole("link", { name: words(visit)("finder.more") }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  const after = await places.allTextContents();
  expect(after.length).toBeGreaterThan(0);
  expect(before.filter((text) => after.includes(text))).toEqual([]);
  await context.close();
});
