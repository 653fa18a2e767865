import type { Page } from "@playwright/test";
import { expect, test } from "../../src/fixtures/test.ts";
import { findProduct } from "../../src/shop/catalogue.ts";
import type { Visit } from "../../src/shop/visit.ts";

const words = (visit: Visit) => visit.words("catalogue/locations");
const list = (visit: Visit) => visit.page.getByRole("list", { name: words(visit)("finder.list"), exact: true });
const here = (visit: Visit) => visit.page.getByRole("button", { name: words(visit)("finder.here"), exact: true });
const showAll = (visit: Visit) => visit.page.getByRole("button", { name: words(visit)("finder.showAll") });
const word = (visit: Visit, why: "denied" | "notFound" | "tooLong") =>
  visit.page
    .getByRole("search")
    .getByRole("status")
    .filter({ hasText: words(visit)(`finder.${why}`) });

const openPlaces = async (visit: Visit): Promise<void> => {
  const { code } = visit.shop.storefront;
  const { path: product } = await findProduct(code, ({ locationCount }) => locationCount > 16);
  await visit.open("productLocations", { product });
};

test("whoever shares where they are sees what is near, and the page comes back so", {
  tag: ["@catalogue", "@all"],
}, async ({ visit: walkIn, context }) => {
  const visit = walkIn("CBFR");
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 43.2965, longitude: 5.3698 });
  await openPlaces(visit);
  await here(visit).click();
  await expect(showAll(visit)).toBeVisible();
  await expect(list(visit)).toContainText("Marseille");
  const { searchParams } = new URL(visit.page.url());
  const centre = (Number(searchParams.get("latmin")) + Number(searchParams.get("latmax"))) / 2;
  expect(centre).toBeCloseTo(43.2965, 3);
  await visit.page.reload();
  await expect(showAll(visit)).toBeVisible();
  await expect(list(visit)).toContainText("Marseille");
});

test("far from every town the map shows as much as it takes to find a place", { tag: "@all" }, async ({
  visit: walkIn,
  context,
}) => {
  const visit = walkIn("CBFR");
  await context.grantPermissions(["geolocation"]);
  // Off the coast of the Landes.
  await context.setGeolocation({ latitude: 44.2, longitude: -1.7 });
  await openPlaces(visit);
  await here(visit).click();
  await expect(showAll(visit)).toBeVisible();
  await expect(list(visit).getByRole("listitem").first()).toBeVisible();
});

for (const [code, language] of [
  ["CBFR", "fr"],
  ["GCSAE", "ar"],
] as const) {
  test(`whoever does not share it is told what to do instead, ${language}`, { tag: "@all" }, async ({
    visit: walkIn,
    context,
  }) => {
    const visit = walkIn(code, language);
    await context.clearPermissions();
    await openPlaces(visit);
    await here(visit).click();
    await expect(word(visit, "denied")).toBeVisible();
    await expect(here(visit)).toBeEnabled();
    await expect(showAll(visit)).toHaveCount(0);
  });
}

test("a place that cannot be found is said to be so", { tag: "@all" }, async ({ visit: walkIn, context }) => {
  const visit = walkIn("CBFR");
  await context.grantPermissions(["geolocation"]);
  const session = await context.newCDPSession(visit.page);
  // Without coordinates: the device knows of none.
  await session.send("Emulation.setGeolocationOverride", {});
  await openPlaces(visit);
  await here(visit).click();
  await expect(word(visit, "notFound")).toBeVisible();
});

/** A device that takes its time: the page's question stays open until the test answers it. */
const askLater = (page: Page) =>
  page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found, _, options) => {
      Object.assign(globalThis, {
        timeout: options?.timeout,
        answerPosition: (latitude: number, longitude: number) =>
          found({ coords: { latitude, longitude } } as GeolocationPosition),
      });
    };
  });

test("a device that finds nothing in time is waited for no longer", { tag: "@all" }, async ({ visit: walkIn }) => {
  const visit = walkIn("CBFR");
  await visit.page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_, hidden, options) => {
      const [PERMISSION_DENIED, POSITION_UNAVAILABLE, TIMEOUT] = [1, 2, 3] as const;
      const error = { code: TIMEOUT, PERMISSION_DENIED, POSITION_UNAVAILABLE, TIMEOUT, message: "" };
      if ((options?.timeout ?? 0) > 0) hidden?.(error);
    };
  });
  await openPlaces(visit);
  await here(visit).click();
  await expect(word(visit, "tooLong")).toBeVisible();
});

test("who chose a town meanwhile stays there when the device answers", { tag: "@all" }, async ({ visit: walkIn }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  await askLater(page);
  await openPlaces(visit);
  await here(visit).click();
  await expect.poll(() => page.evaluate("globalThis.timeout")).toBe(10_000);
  const field = page.getByRole("combobox", { name: words(visit)("finder.search") });
  await field.fill("Marseille");
  await page
    .getByRole("option", { name: /Marseille/ })
    .first()
    .click();
  await expect(showAll(visit)).toBeVisible();
  const chosen = page.url();
  await page.evaluate("globalThis.answerPosition(48.8566, 2.3522)");
  await expect(here(visit)).toBeEnabled();
  await expect(list(visit)).toContainText("Marseille");
  expect(page.url()).toBe(chosen);
});
