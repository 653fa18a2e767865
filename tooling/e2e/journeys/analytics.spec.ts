import type { AnalyticsEvent, Item } from "@giftshop/analytics";
import { storefronts } from "@giftshop/storefront-config";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/fixtures/test.ts";
import { addresses, onReceipts } from "../src/journey/addresses.ts";
import { pay } from "../src/journey/order.ts";
import { Stream } from "../src/journey/stream.ts";
import { BasketPage } from "../src/pages/basket.ts";
import { CheckoutPage } from "../src/pages/checkout.ts";
import { ProductPage } from "../src/pages/product.ts";
import type { Visit } from "../src/shop/visit.ts";
import { asWritten } from "../src/streams/as-written.ts";
import { boughtIn, type WrittenStream, wayOf, writtenStream } from "../src/streams/written-streams.ts";

/** From the first page to a paid order, as it is written, waiting on each page until it watches itself. */
const walk = async (visit: Visit, stream: Stream, email: string, way: keyof WrittenStream): Promise<void> => {
  const { page, shop } = visit;
  const { code, country, payment } = shop.storefront;
  const { title, amount } = boughtIn(writtenStream(code));
  await visit.open("listing");
  await stream.watches("listing");
  await expect.poll(() => listed(stream.heard), { message: "view_item_list" }).not.toEqual([]);
  await page.getByRole("main").getByRole("link", { name: title, exact: true }).first().click();
  await stream.watches("product");
  const form = new ProductPage(visit);
  await form.fill({ amount, ...(way === "post" && { kind: "physical" }) });
  if (way === "post") await form.chooseWrapper();
  await form.add.click();
  await form.goToBasket();
  await stream.watches("basket");
  await new BasketPage(visit).goToCheckout();
  await stream.watches("checkout");
  const checkout = new CheckoutPage(visit);
  await checkout.fillBuyer({ firstName: "Ada", lastName: "Martin", email });
  if (way === "post") await checkout.fillAddress(addresses[country as keyof typeof addresses]);
  const receipt = onReceipts[country];
  if (receipt) await checkout.fillBillingAddress(receipt, receipt.area);
  await checkout.acceptTerms();
  await pay(visit, "Ada", payment[0]?.method === "blik" ? { blikCode: "777123" } : {});
  await expect.poll(() => stream.heard.some(({ event }) => event === "purchase"), { message: "purchase" }).toBe(true);
};

/** The first cards of the listing that were in sight: how many those are depends on the screen. */
const listed = (events: readonly AnalyticsEvent[]): readonly Item[] =>
  events
    .flatMap((one) => (one.event === "view_item_list" ? [one.ecommerce] : []))
    .flatMap((list) => (list.item_list_id === "products_overview" ? list.items : []))
    .filter(({ index = 0 }) => index <= 4)
    .toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0));

/**
 * A page may show its basket before it is idle and watches itself:
 * pages and what happens on them are compared each by themselves.
 */
const apart = (events: readonly AnalyticsEvent[]) => {
  const told = events.filter(({ event }) => event !== "view_item_list");
  const isView = ({ event }: AnalyticsEvent) => event === "page_view";
  return {
    pages: told.filter(isView).map(asWritten),
    events: told.filter((one) => !isView(one)).map(asWritten),
  };
};

/** Holds what was heard of a visit to what is written for its storefront. */
const expectWritten = ({ heard }: Stream, { shop }: Visit, way: keyof WrittenStream): void => {
  const written = wayOf(writtenStream(shop.storefront.code), way);
  expect(apart(heard)).toEqual(apart(written));
  const seen = listed(heard);
  expect(seen).toEqual(listed(written).filter(({ index }) => seen.some((item) => item.index === index)));
};

test("with consent denied the stream fills in memory alone: no request, and nothing stored", {
  tag: ["@analytics", "@all"],
}, async ({ visit: walkIn, address, context }) => {
  const visit = walkIn("CBFR");
  const stream = new Stream();
  await stream.over(visit.page);
  await visit.open("home");
  await stream.watches("home");
  await walk(visit, stream, address("buyer"), "email");
  expectWritten(stream, visit, "email");

  expect(stream.sent).toEqual([]);
  expect(await visit.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect((await context.cookies()).filter(({ name }) => name.startsWith("_"))).toEqual([]);
});

for (const { code } of storefronts) {
  test(`${code} tells what is written for it`, { tag: ["@analytics", "@all"] }, async ({ visit: walkIn, address }) => {
    const visit = walkIn(code);
    const stream = new Stream();
    await stream.over(visit.page);
    await visit.open("home");
    await stream.watches("home");
    await walk(visit, stream, address("buyer"), "email");
    expectWritten(stream, visit, "email");
    expect(stream.sent).toEqual([]);
  });
}

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
  await walk(visit, stream, address("buyer"), "post");
  expectWritten(stream, visit, "post");

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
