import { listMark, push, shownMark } from "@giftshop/analytics";
import { addPaymentInfo, addShippingInfo, beginCheckout, purchased, viewCart } from "@giftshop/analytics/order";
import {
  cardValue,
  firstDraft,
  offersOf,
  productCards,
  productCardTexts,
  tellAdded,
  tellChosen,
  tellKind,
  viewItem,
  withKind,
} from "@giftshop/catalogue/events";
import { apart } from "@giftshop/commerce/apart";
import { type SeededWish, seededBasket } from "@giftshop/commerce/seeded-basket";
import { makeCatalogue, type SeedCatalogue } from "@giftshop/seed";
import type { Shop } from "@giftshop/storefront-config";
import { takesPayment } from "@giftshop/storefront-config/payment";
import { jest } from "@jest/globals";
import { marked, newVisit, see, showPage } from "./page-shown.ts";
import { type SeededProduct, seededProducts } from "./seeded-products.ts";

/** A card of a shop, and its amount in the main unit. */
interface Bought {
  readonly path: string;
  readonly amount: number;
}

/** How many cards are in sight when the listing is. */
const inSight = 4;
const order = { uuid: "00000000-0000-4000-8000-000000000000", number: "1" };

/** Looks at the listing and chooses a card of it. */
const walkListing = (shop: Shop, products: readonly SeededProduct[], { path }: Bought): void => {
  const cards = productCards(apart(products.slice(0, 16)), productCardTexts(shop)).map(({ marks, title, href }) => {
    const link = marked("a", {}, title);
    link.setAttribute("href", href);
    // This window goes nowhere.
    link.addEventListener("click", (event) => event.preventDefault());
    return marked("li", marks, link);
  });
  const leave = showPage(shop, "listing", shop.link("listing"), marked("ul", listMark("products_overview"), ...cards));
  cards.slice(0, inSight).forEach(see);
  jest.advanceTimersByTime(1_000);
  cards
    .find((card) => card.dataset.item === path)
    ?.querySelector("a")
    ?.click();
  leave();
};

/** Puts the card together on its page, and into the basket. */
const walkProduct = (shop: Shop, product: SeededProduct, { path, amount }: Bought, wrapper?: string): void => {
  const offers = offersOf(shop, product);
  const first = firstDraft(offers);
  const offer = wrapper === undefined ? offers[0] : offers[1];
  if (!first || !offer) throw new Error(`${path} is not sold this way.`);
  const leave = showPage(
    shop,
    "product",
    shop.link("product", { product: path }),
    marked("div", shownMark(viewItem(shop, product))),
  );
  if (wrapper !== undefined) tellKind(offer);
  const typed = { ...withKind(first, offer), value: undefined, amount: `${amount}` };
  tellChosen(offer, { value: cardValue(typed) });
  if (wrapper !== undefined) tellChosen(offer, { wrapperId: wrapper });
  tellAdded({ ...typed, wrapperId: wrapper }, offer);
  leave();
};

/** From the basket to the paid order. */
const walkCheckout = (shop: Shop, catalogue: SeedCatalogue, wish: SeededWish): void => {
  const { storefront } = shop;
  const { vatBasisPoints: rate, currency, payment } = storefront;
  const basket = seededBasket(storefront, catalogue, wish);
  const cart = basket as unknown as Parameters<typeof viewCart>[0];
  const total = basket.totals.grandTotal.value;
  const method = payment.find((one) => takesPayment(one.method, currency, total))?.method ?? null;
  showPage(shop, "basket", shop.link("basket"))();
  push(viewCart(cart, rate));
  showPage(shop, "checkout", shop.link("checkout"))();
  push(beginCheckout(cart, rate));
  push(addShippingInfo(cart, rate));
  push(addPaymentInfo(cart, rate, method));
  showPage(shop, "paymentProcessing", shop.link("paymentProcessing"))();
  showPage(shop, "confirmation", shop.link("confirmation", { uuid: order.uuid }))();
  push(purchased(order, cart, rate));
};

/**
 * What a seeded storefront's data layer gets while a card is bought by e-mail, and by post in the first of
 * the wrappers: by what its pages tell with, over the prices of its basket. Needs a window and fake timers.
 */
export const walkSeeded = (shop: Shop, bought: Bought) => {
  const catalogue = makeCatalogue(shop.storefront);
  const products = seededProducts(shop, catalogue);
  const product = products.find(({ path }) => path === bought.path);
  const wrapper = catalogue.extras.find(({ kind }) => kind === "WRAPPER")?.slug;
  if (!product || wrapper === undefined) throw new Error(`${bought.path} is not sold here.`);
  const wish = { brand: bought.path, value: bought.amount * 100 };
  newVisit();
  showPage(shop, "home", shop.link("home"))();
  walkListing(shop, products, bought);
  walkProduct(shop, product, bought);
  walkCheckout(shop, catalogue, { ...wish, kind: "DIGITAL" });
  const email = window.dataLayer ?? [];
  newVisit();
  walkProduct(shop, product, bought, wrapper);
  walkCheckout(shop, catalogue, { ...wish, kind: "PHYSICAL", wrapper });
  return { email, post: window.dataLayer ?? [] };
};
