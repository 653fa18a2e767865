import { createShop } from "@giftshop/storefront-config";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { productCardTexts } from "../product-card/product-card-texts.ts";
import type { Added } from "./added/added.ts";
import { buyTexts } from "./buy-texts.ts";
import { createIntents } from "./draft/intent.ts";
import { digitalOffer, physicalOffer } from "./fixtures.ts";
import { afterPaint } from "./paint/after-paint.ts";

const addToBasket = jest.fn<() => Promise<Added>>();
jest.unstable_mockModule("./added/add-to-basket.ts", () => ({
  addToBasket,
  createIntents: () => createIntents(() => "key"),
}));
const { BuyBox } = await import("./buy-box.tsx");
// Fetched beforehand, so that no test waits for it.
const { loadLateForm } = await import("./late-form.ts");
await import("./problems/focus-problem.ts");

const shop = createShop("CBIE", "en");
const picture = { url: "#", title: "Café Noir", backgroundColor: "#FFF", showShadow: false };

// jsdom has none, and nothing scrolls in it.
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

beforeEach(async () => {
  document.documentElement.lang = "en";
  // On a slow machine the draft of the test before was kept.
  sessionStorage.clear();
  await loadLateForm();
  // What a test before this put together is none of it.
  sessionStorage.clear();
  render(
    <BuyBox
      heading={<h1>Café Noir</h1>}
      picture={picture}
      card={null}
      gallery={{ label: "Pictures", thumbnail: "{name}", pictures: [] }}
      limits={{ message: 150, quantity: 99 }}
      path="cafe-noir"
      offers={[digitalOffer, physicalOffer]}
      wrappers={[]}
      packings={[]}
      texts={buyTexts(shop)}
      locale="en-IE"
      currency="EUR"
      basketHref="#basket"
      checkoutHref="#checkout"
      delivery={{ href: "#delivery" }}
      alternatives={{ path: "cafe-noir", title: "Café Noir", listingHref: "#all", card: productCardTexts(shop) }}
    />,
  );
});

/** What a press leads to comes once the press itself is drawn. */
const press = (name: RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
    await new Promise<void>((resolve) => void afterPaint(resolve));
  });
const choose = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole("radio", { name })));

test("what is wrong with the number is said below it, and has the focus", async () => {
  const words = "We don’t have that many left: choose a smaller quantity.";
  addToBasket.mockResolvedValue({ ok: false, problems: { quantity: words } });
  await press(/^Add to basket/u);
  expect(document.activeElement?.textContent).toBe(words);
  await press(/^Increase quantity/u);
  expect(screen.queryByText(words)).toBeNull();
});

test("delivery comes on top of the sum, and dearer where so much goes by registered post", async () => {
  const sum = () => document.querySelector("[data-buy-bar] p")?.textContent;
  expect(sum()).toBe("Total €25");
  await choose(/^By post/u);
  expect(sum()).toBe("Subtotal €25 + €3.95 delivery");
  await choose(/^€100/u);
  await press(/^Increase quantity/u);
  await press(/^Increase quantity/u);
  expect(sum()).toBe("Subtotal €300 + €3.95 delivery");
  await press(/^Increase quantity/u);
  expect(sum()).toBe("Subtotal €400 + €8.95 delivery");
  expect(screen.getByRole("radio", { name: /^By post/u }).closest("label")?.textContent).toContain("€8.95");
});

test("“Go to checkout” puts it into the basket and goes on to the checkout, without a window between", async () => {
  addToBasket.mockClear();
  addToBasket.mockResolvedValue({ ok: true });
  await press(/^Go to checkout/u);
  expect(addToBasket).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe("#checkout");
  expect(screen.queryByRole("dialog")).toBeNull();
});
