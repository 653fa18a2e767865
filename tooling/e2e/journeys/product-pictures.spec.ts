import type { Locator } from "@playwright/test";
import { expect, test } from "../src/fixtures/test.ts";
import { holdBack } from "../src/outside/hold-back.ts";
import { Pictures } from "../src/pages/pictures.ts";
import { ProductPage } from "../src/pages/product.ts";
import { productsOf, takesOwnAmount } from "../src/shop/catalogue.ts";
import type { Visit } from "../src/shop/visit.ts";

/** Opens a gift card that comes by e-mail and by post: four pictures. */
const openCard = async (visit: Visit): Promise<Pictures> => {
  const product = (await productsOf(visit.shop.storefront.code, 1, visit.shop.language)).find(takesOwnAmount);
  await visit.open("product", { product: product?.path ?? "" });
  const pictures = new Pictures(visit);
  await expect(pictures.thumbnails).toHaveCount(4);
  return pictures;
};

/** The most that a page of what is sold may be on a phone, pixels. */
const highest = 3_800;

/** How high a page is once all of it was read: what is far below is drawn, and counted, only then. */
const heightOf = ({ page }: Visit): Promise<number> =>
  page.evaluate(() => {
    for (const far of document.querySelectorAll<HTMLElement>("body *")) far.style.contentVisibility = "visible";
    return document.documentElement.scrollHeight;
  });

test("a press, a swipe and an arrow key bring a picture into sight and move nothing else", {
  tag: ["@catalogue", "@all"],
}, async ({ visit: walkIn }) => {
  const visit = walkIn("CKUK");
  const { page } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
  const pictures = await openCard(visit);
  await expect(new ProductPage(visit).add).toBeEnabled();
  const address = page.url();
  // All of it clear of the bar below, so that nothing has to be brought into sight by the one who presses.
  await pictures.strip.evaluate((strip) => strip.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await pictures.strip.boundingBox();

  for (const number of [4, 2, 1]) {
    await pictures.thumbnails.nth(number - 1).click();
    await pictures.expectInSight(number);
  }
  await pictures.strip.hover();
  await page.mouse.wheel((box?.width ?? 0) * 0.8, 0);
  await pictures.expectInSight(2);
  await pictures.strip.focus();
  await page.keyboard.press("ArrowRight");
  await pictures.expectInSight(3);
  await page.keyboard.press("ArrowLeft");
  await pictures.expectInSight(2);

  expect(await pictures.strip.boundingBox()).toEqual(box);
  expect(page.url()).toBe(address);
  for (const thumbnail of await pictures.thumbnails.all()) {
    const { width = 0, height = 0 } = (await thumbnail.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(await heightOf(visit)).toBeLessThanOrEqual(highest);
  await visit.open("choiceCard");
  expect(await heightOf(visit)).toBeLessThanOrEqual(highest);
});

test("a present stands in the middle of its ground, and a phone asks at once who it is for", { tag: "@all" }, async ({
  visit: walkIn,
}) => {
  for (const code of ["CBFR", "CKFR", "GCSDE"] as const) {
    const visit = walkIn(code);
    const { page } = visit;
    await page.setViewportSize({ width: 1440, height: 900 });
    const pictures = await openCard(visit);
    const middle = async (place: Locator) => {
      const { x = 0, width = 0 } = (await place.boundingBox()) ?? {};
      return x + width / 2;
    };
    const card = pictures.picture(1).getByRole("img").first();
    // It leans, so that its nearer edge is drawn further out.
    expect(Math.abs((await middle(card)) - (await middle(pictures.strip)))).toBeLessThan(20);

    await page.setViewportSize({ width: 390, height: 844 });
    const { form } = new ProductPage(visit);
    const answers = await form.getByRole("group").first().boundingBox();
    const bar = await form.locator("[data-buy-bar]").boundingBox();
    expect((answers?.y ?? 0) + (answers?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test("whatever is chosen shows at once: the present comes back into sight", { tag: "@all" }, async ({
  visit: walkIn,
}) => {
  const visit = walkIn("GCSDE");
  const pictures = await openCard(visit);
  const product = new ProductPage(visit);
  await expect(product.add).toBeEnabled();
  const away = async () => {
    await pictures.thumbnails.nth(2).click();
    await pictures.expectInSight(3);
  };
  await away();
  await product.message.fill("Alles Gute");
  await pictures.expectInSight(1);
  await expect(pictures.picture(1)).toContainText("Alles Gute");
  await away();
  await product.fill({ amount: 40 });
  await pictures.expectInSight(1);
  await away();
  await product.form
    .getByRole("radio", { name: /./ })
    .and(visit.page.locator("[name=wrapper]"))
    .nth(1)
    .check({ force: true });
  await pictures.expectInSight(1);
});

test("on a slow line a picture that is pressed before the page lives stays in sight, whatever was typed", {
  tag: "@all",
}, async ({ visit: walkIn }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const line = await holdBack(page, "**/_next/static/**/*.js");
  const pictures = await openCard(visit);
  const product = new ProductPage(visit);
  await product.message.fill("Joyeux anniversaire");
  await pictures.thumbnails.nth(1).click();
  await expect(pictures.picture(2)).toBeInViewport({ ratio: 0.6 });
  await expect.poll(line.count).toBeGreaterThan(0);
  line.letGo();
  await expect(pictures.picture(1)).toContainText("Joyeux anniversaire");
  await pictures.expectInSight(2);
  await product.message.fill("Bon anniversaire");
  await pictures.expectInSight(1);
});

test("what is out of sight is passed over by Tab", { tag: "@all" }, async ({ visit: walkIn }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const pictures = await openCard(visit);
  const product = new ProductPage(visit);
  await expect(product.add).toBeEnabled();
  // Longer than the note: whoever has no pointer scrolls it by arrow keys.
  await product.message.fill("Une longue ligne\n".repeat(8));
  await pictures.thumbnails.nth(1).click();
  await pictures.expectInSight(2);
  await pictures.strip.focus();
  await page.keyboard.press("Tab");
  await expect(pictures.thumbnails.first()).toBeFocused();
});

test("where one reads from the right, pictures follow to the left", { tag: "@all" }, async ({ visit: walkIn }) => {
  const visit = walkIn("GCSAE", "ar");
  const pictures = await openCard(visit);
  await expect(new ProductPage(visit).add).toBeEnabled();
  await pictures.thumbnails.nth(2).click();
  await pictures.expectInSight(3);
  await pictures.strip.focus();
  await visit.page.keyboard.press("ArrowLeft");
  await pictures.expectInSight(4);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a thumbnail leads to its picture", { tag: "@all" }, async ({ visit: walkIn }) => {
    const pictures = await openCard(walkIn("CBFR"));
    await pictures.thumbnails.nth(2).click();
    await expect(pictures.picture(3)).toBeInViewport({ ratio: 0.6 });
    await expect(pictures.picture(1)).not.toBeInViewport();
  });
});
