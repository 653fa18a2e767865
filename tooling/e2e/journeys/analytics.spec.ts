import type { Page } from "@playwright/test";
import { expect, test } from "../src/fixtures/test.ts";
import { addresses } from "../src/journey/addresses.ts";
import { pay } from "../src/journey/order.ts";
import { lineOf, Stream } from "../src/journey/stream.ts";
import { type WrittenStream, writtenStreams } from "../src/journey/written-streams.ts";
import { BasketPage } from "../src/pages/basket.ts";
import { CheckoutPage } from "../src/pages/checkout.ts";
import { ProductPage } from "../src/pages/product.ts";
import { type Product, productsOf, takesOwnAmount } from "../src/shop/catalogue.ts";
import type { Visit } from "../src/shop/visit.ts";

/** From the listing to a paid order, waiting on each page until it watches itself. */
const walk = async (visit: Visit, stream: Stream, email: string, { wish, wrapped }: WrittenStream): Promise<void> => {
  const { page, shop } = visit;
  const { code, country } = shop.storefront;
  await visit.open("listing");
  await stream.watches("listing");
  await expect.poll(() => stream.heard.map(lineOf)).toContain("view_item_list products_overview");
  // The choice card has a page of its own.
  const isPlain = ({ path }: Product) => shop.link("product", { product: path }) !== shop.link("choiceCard");
  const product = (await productsOf(code, 1)).find((one) => takesOwnAmount(one) && isPlain(one));
  const card = page.getByRole("main").getByRole("link", { name: product?.title ?? "", exact: true });
  await card.first().click();
  await stream.watches("product");
  const form = new ProductPage(visit);
  await form.fill(wish);
  if (wrapped) await form.chooseWrapper();
  await form.add.click();
  await form.goToBasket();
  await stream.watches("basket");
  await new BasketPage(visit).goToCheckout();
  await stream.watches("checkout");
  const checkout = new CheckoutPage(visit);
  await checkout.fillBuyer({ firstName: "Ada", lastName: "Martin", email });
  if (wish.kind === "physical") await checkout.fillAddress(addresses[country as keyof typeof addresses]);
  await checkout.acceptTerms();
  await pay(visit, "Ada");
  await expect.poll(() => stream.heard.some(({ event }) => event === "purchase"), { message: "purchase" }).toBe(true);
};

/**
 * A page may show its basket before it is idle and watches itself:
 * pages and what happens on them are compared each by themselves.
 */
const apart = (lines: readonly string[]) => {
  const told = lines.filter((line) => !line.startsWith("view_item_list"));
  const isView = (line: string) => line.startsWith("page_view");
  return { pages: told.filter(isView), events: told.filter((line) => !isView(line)) };
};
const linesOf = (stream: Stream) => apart(stream.heard.map(lineOf));

test("with consent denied the stream fills in memory alone: no request, and nothing stored", {
  tag: "@analytics",
}, async ({ visit: walkIn, address, context }) => {
  const visit = walkIn("CBFR");
  const stream = new Stream();
  await stream.over(visit.page);
  await visit.open("home");
  await stream.watches("home");
  await walk(visit, stream, address("buyer"), writtenStreams.CBFR);
  expect(linesOf(stream)).toEqual(apart(writtenStreams.CBFR.lines));

  const lists = stream.heard.flatMap((event) => (event.event === "view_item_list" ? [event.ecommerce] : []));
  const overview = lists.find((list) => list.item_list_id === "products_overview");
  expect(overview?.items[0]).toMatchObject({ index: 1, quantity: 1 });

  expect(stream.sent).toEqual([]);
  expect(await visit.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect((await context.cookies()).filter(({ name }) => name.startsWith("_"))).toEqual([]);
});

test("the third house tells the same in its words and its currency", { tag: ["@analytics", "@all"] }, async ({
  visit: walkIn,
  address,
}) => {
  const visit = walkIn("GCSDE");
  const stream = new Stream();
  await stream.over(visit.page);
  await visit.open("home");
  await stream.watches("home");
  await walk(visit, stream, address("buyer"), writtenStreams.GCSDE);
  expect(linesOf(stream)).toEqual(apart(writtenStreams.GCSDE.lines));
  expect(stream.sent).toEqual([]);
});

const consentOf = (visit: Visit) => {
  const { page } = visit;
  const t = visit.words("content");
  return async (answer: "all" | "necessaryOnly") => {
    await page.getByRole("contentinfo").getByText(t("shell.pages.cookies"), { exact: true }).click();
    const settings = page.getByRole("dialog", { name: t("consent.title") });
    await settings.getByRole("button", { name: t(`consent.${answer}`) }).click();
    await expect(settings).toBeHidden();
  };
};

/** Answers of commerce to who tells a purchase. */
const hearClaims = (page: Page, claims: boolean[]) =>
  page.on("response", async (response) => {
    if (new URL(response.url()).pathname !== "/e" || response.status() !== 200) return;
    claims.push(((await response.json()) as { first: boolean }).first);
  });

test("agreed to, counts leave, a purchase once over reloads and tabs; taken back, nothing does, and the click is forgotten", {
  tag: "@analytics",
}, async ({ visit: walkIn, address, context }) => {
  const visit = walkIn("CKUK");
  const { page } = visit;
  const stream = new Stream();
  const claims: boolean[] = [];
  await stream.over(page);
  hearClaims(page, claims);
  const choose = consentOf(visit);
  await page.goto(`${visit.address("home")}?gclid=from-an-advertisement`);
  await stream.watches("home");
  await choose("all");
  await walk(visit, stream, address("buyer"), writtenStreams.CKUK);
  expect(linesOf(stream)).toEqual(apart(writtenStreams.CKUK.lines));

  await expect.poll(() => claims).toEqual([true]);
  await page.reload();
  await expect.poll(() => claims).toEqual([true, false]);
  const tab = await context.newPage();
  hearClaims(tab, claims);
  await tab.goto(page.url());
  await expect.poll(() => claims).toEqual([true, false, false]);
  await tab.close();

  await expect.poll(() => stream.sent, { message: "a beacon" }).toContain("/e");
  expect(stream.sent.join()).not.toContain("from-an-advertisement");
  expect(await page.evaluate(() => localStorage.getItem("gclid"))).toContain("from-an-advertisement");

  await choose("necessaryOnly");
  const before = stream.sent.length;
  await visit.open("listing");
  await stream.watches("listing");
  await visit.open("home");
  await page.waitForLoadState("networkidle");
  expect(stream.sent).toHaveLength(before);
  expect(await page.evaluate(() => localStorage.getItem("gclid"))).toBeNull();
});
