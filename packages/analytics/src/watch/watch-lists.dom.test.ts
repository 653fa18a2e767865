/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { itemMark, listMark, type Marks } from "../marks/marks.ts";
import { watchLists } from "./watch-lists.ts";

/** How long after the last product those that were seen are told (section 9), milliseconds. */
const second = 1_000;

/** Stands for the browser's: a test says what is in sight, and how much of it. */
class Sight {
  static last: Sight;
  observed = new Set<Element>();
  threshold: unknown;
  tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.tell = tell;
    this.threshold = options?.threshold;
    Sight.last = this;
  }
  observe = (element: Element) => void this.observed.add(element);
  unobserve = (element: Element) => void this.observed.delete(element);
  disconnect = () => this.observed.clear();
  see(element: Element | null, intersectionRatio: number) {
    if (!element || !this.observed.has(element)) return;
    const entry = { target: element, isIntersecting: intersectionRatio > 0, intersectionRatio };
    this.tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

const text = (marks: Marks) =>
  Object.entries(marks)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${value}"`]))
    .join(" ");
const item = (path: string, price = 1000) =>
  `<li id="${path}" ${text(itemMark({ path, productType: "GIFTCARD", price }))}><a href="#">${path.toUpperCase()}</a></li>`;

let stop = () => {};
const show = (html: string) => {
  document.body.innerHTML = html;
  stop = watchLists();
};
const see = (id: string, ratio = 1) => Sight.last.see(document.getElementById(id), ratio);
const layer = () => window.dataLayer ?? [];
const lists = () =>
  layer().map((event) =>
    "ecommerce" in event && "item_list_id" in event.ecommerce
      ? [event.event, event.ecommerce.item_list_id, event.ecommerce.items.map(({ item_id, index }) => [item_id, index])]
      : [],
  );

beforeEach(() => {
  jest.useFakeTimers();
  window.dataLayer = [];
  globalThis.IntersectionObserver = Sight as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test("products of which half is seen are told together, a second after the last, counted from 1", () => {
  show(`<ul ${text(listMark("products_overview"))}>${item("one")}${item("two")}${item("three")}</ul>`);
  expect(Sight.last.threshold).toBe(0.5);
  see("one");
  jest.advanceTimersByTime(second - 1);
  see("three", 0.5);
  see("two", 0.49);
  jest.advanceTimersByTime(second - 1);
  expect(layer()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(lists()).toEqual([
    [
      "view_item_list",
      "products_overview",
      [
        ["one", 1],
        ["three", 3],
      ],
    ],
  ]);
});

test("a product is seen once, and each list told by itself", () => {
  show(
    `<ul ${text(listMark("similar_products"))}>${item("one")}</ul><ul ${text(listMark("related_cards"))}>${item("two")}</ul>`,
  );
  see("one");
  see("two");
  jest.advanceTimersByTime(second);
  see("one");
  jest.advanceTimersByTime(second);
  expect(lists().map(([, source]) => source)).toEqual(["similar_products", "related_cards"]);
});

test("further pages count on, and what comes later is watched as well", async () => {
  show(`<ul ${text(listMark("products_overview", 16))}>${item("one")}</ul>`);
  document.querySelector("ul")?.insertAdjacentHTML("beforeend", item("two"));
  await Promise.resolve();
  see("two");
  jest.advanceTimersByTime(second);
  expect(lists()).toEqual([["view_item_list", "products_overview", [["two", 18]]]]);
});

test("who leaves sooner has seen them all the same", () => {
  show(`<ul ${text(listMark("products_overview"))}>${item("one")}</ul>`);
  see("one");
  dispatchEvent(new Event("pagehide"));
  expect(lists()).toHaveLength(1);
});

test("a product that is chosen is told with its place, name and price", () => {
  show(`<ul ${text(listMark("most_chosen_home_page"))}>${item("one")}${item("two", 2500)}</ul>`);
  document.querySelector<HTMLElement>("#two a")?.click();
  expect(layer()).toEqual([
    {
      event: "select_item",
      ecommerce: {
        item_list_id: "most_chosen_home_page",
        item_list_name: "most chosen home page",
        items: [{ item_id: "two", item_name: "TWO", item_category: "GIFTCARD", index: 2, price: 25, quantity: 1 }],
      },
    },
  ]);
});

test("beside the link nothing is chosen, nor in a list without a name", () => {
  show(`<ul data-list="elsewhere">${item("one")}</ul><ul ${text(listMark("related_cards"))}>${item("two")}</ul>`);
  document.querySelector<HTMLElement>("#one a")?.click();
  document.getElementById("two")?.click();
  see("one");
  jest.advanceTimersByTime(second);
  expect(layer()).toEqual([]);
});

test("a heart beside a product is switched and chooses nothing", () => {
  const heart = '<button type="button" aria-pressed="false"></button>';
  show(`<ul ${text(listMark("products_overview"))}>${item("one").replace("</li>", `${heart}</li>`)}</ul>`);
  document.querySelector<HTMLElement>("#one button")?.click();
  expect(layer()).toEqual([]);
});
