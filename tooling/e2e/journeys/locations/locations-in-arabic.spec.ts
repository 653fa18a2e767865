import type { Locator } from "@playwright/test";
import { expect, test } from "../../src/fixtures/test.ts";
import { findProduct } from "../../src/shop/catalogue.ts";
import type { Visit } from "../../src/shop/visit.ts";

const latin = /\p{Script=Latin}/u;

const words = (visit: Visit) => visit.words("catalogue/locations");
const field = (visit: Visit) => visit.page.getByRole("combobox", { name: words(visit)("finder.search") });
const places = (visit: Visit) =>
  visit.page.getByRole("list", { name: words(visit)("finder.list"), exact: true }).getByRole("listitem");
/** What stands below the names of places: their brands are called the same everywhere. */
const addresses = (items: Locator) => items.getByRole("paragraph");

const openPlaces = async (visit: Visit): Promise<string> => {
  const { path: product } = await findProduct("GCSAE", ({ locationCount }) => locationCount > 16);
  await visit.open("productLocations", { product });
  await expect(places(visit)).toHaveCount(16);
  return product;
};

for (const typed of ["Dubai", "دبي"]) {
  test(`${typed} is found in the Arabic shop, and called دبي there`, { tag: "@all" }, async ({ visit: walkIn }) => {
    const visit = walkIn("GCSAE", "ar");
    await openPlaces(visit);
    for (const address of await addresses(places(visit)).allTextContents()) expect(address).not.toMatch(latin);

    await field(visit).fill(typed);
    const option = visit.page.getByRole("option");
    await expect(option).toHaveText(["دبي"]);
    await option.click();
    await expect(field(visit)).toHaveValue("دبي");
    await expect(visit.page.getByRole("button", { name: words(visit)("finder.showAll") })).toBeVisible();
    await expect(addresses(places(visit)).first()).toHaveText(/، دبي$/);
  });
}

test("a place is told in the language of its page, and the way to it stays the same", { tag: "@all" }, async ({
  visit: walkIn,
}) => {
  const visit = walkIn("GCSAE", "ar");
  const product = await openPlaces(visit);
  await places(visit).getByRole("link").first().click();
  const title = visit.page.getByRole("heading", { level: 1 });
  await expect(visit.page.getByRole("heading", { level: 2, name: words(visit)("place.address") })).toBeVisible();
  await expect(title).toHaveText(/\p{Script=Arabic}/u);
  const address = (shop: Visit) => shop.page.locator("address").first();
  await expect(address(visit)).not.toHaveText(latin);
  await expect(visit.page).toHaveTitle(/\p{Script=Arabic}+.*،/u);
  const directions = (shop: Visit) =>
    shop.page.getByRole("link", { name: words(shop)("place.directions") }).getAttribute("href");
  const way = await directions(visit);
  expect(way).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=2\d\.\d+%2C5\d\.\d+$/);

  const location = new URL(visit.page.url()).pathname.split("/").findLast((segment) => segment !== "") ?? "";
  const inEnglish = walkIn("GCSAE", "en");
  await inEnglish.open("productLocation", { product, location });
  await expect(address(inEnglish)).toHaveText(latin);
  expect(await directions(inEnglish)).toBe(way);
});
