/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { shownMark } from "../marks/marks.ts";
import { watchPage } from "./watch-page.ts";

let stop = () => {};
beforeEach(() => {
  window.dataLayer = [];
  document.title = "Merci";
  document.documentElement.lang = "fr-FR";
});
afterEach(() => {
  stop();
  history.replaceState(null, "", "/");
  document.body.replaceChildren();
});

test("a page is told without what its address says of an order or of what was typed", () => {
  history.replaceState(null, "", "/paiement/3f2a8c10-9b1d-4e6f-8a7b-0c1d2e3f4a5b/?s=6299");
  stop = watchPage("confirmation");
  expect(window.dataLayer).toEqual([
    {
      event: "page_view",
      page_type: "confirmation",
      page_location: `${location.origin}/paiement/:uuid/`,
      page_title: "Merci",
      language: "fr-FR",
    },
  ]);
});

test("what a page shows follows, and both come again where it is shown again", () => {
  const shown = document.createElement("div");
  const marks = shownMark({ event: "search", search_term: "petal", results_count: 2 });
  shown.dataset.shown = String(marks["data-shown"]);
  document.body.append(shown);
  stop = watchPage("search");
  const names = () => window.dataLayer?.map(({ event }) => event);
  expect(names()).toEqual(["page_view", "search"]);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(names()).toHaveLength(2);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(names()).toEqual(["page_view", "search", "page_view", "search"]);
});
