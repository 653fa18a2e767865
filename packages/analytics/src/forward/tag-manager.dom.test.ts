/** @jest-environment jsdom */
import { beforeEach, expect, test } from "@jest/globals";
import { createTagManager } from "./tag-manager.ts";

const told = () => (window.tagManagerLayer ?? []).map((entry) => (isArguments(entry) ? [...entry] : entry));
const isArguments = (entry: unknown): entry is ArrayLike<unknown> & Iterable<unknown> =>
  Object.prototype.toString.call(entry) === "[object Arguments]";
const script = () => document.querySelector("script");

beforeEach(() => {
  delete window.tagManagerLayer;
  document.head.replaceChildren();
});

test("nothing of it is on the page before consent", () => {
  createTagManager("GTM-ABC");
  expect(script()).toBeNull();
  expect(window.tagManagerLayer).toBeUndefined();
});

test("consent is denied by default and granted as far as it was given, before the script comes", () => {
  createTagManager("GTM-ABC").grant();
  const [denied, granted, start] = told();
  expect(denied).toEqual([
    "consent",
    "default",
    { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" },
  ]);
  expect(granted).toEqual([
    "consent",
    "update",
    { ad_storage: "denied", ad_user_data: "granted", ad_personalization: "denied", analytics_storage: "granted" },
  ]);
  expect(start).toMatchObject({ event: "gtm.js" });
  expect(script()?.src).toBe("https://www.googletagmanager.com/gtm.js?id=GTM-ABC&l=tagManagerLayer");
});

test("an event leaves nothing of itself to the next", () => {
  const adapter = createTagManager("GTM-ABC");
  adapter.grant();
  adapter.send({ event: "login", method: "passkey" });
  adapter.send({ event: "view_cart", ecommerce: { currency: "EUR", value: 0, items: [] } });
  expect(told().slice(3)).toEqual([
    { event: "login", method: "passkey" },
    { ecommerce: null },
    { event: "view_cart", ecommerce: { currency: "EUR", value: 0, items: [] } },
  ]);
});

test("withdrawn, consent is denied again and its cookies are gone; given again, nothing is loaded twice", () => {
  const adapter = createTagManager("GTM-ABC");
  adapter.grant();
  // biome-ignore lint/suspicious/noDocumentCookie: as measuring scripts do
  for (const cookie of ["_ga=GA1.1.123", "basket=1"]) document.cookie = cookie;
  adapter.withdraw();
  expect(document.cookie).toBe("basket=1");
  expect(told().at(-1)).toEqual(["consent", "update", expect.objectContaining({ analytics_storage: "denied" })]);
  adapter.grant();
  expect(document.querySelectorAll("script")).toHaveLength(1);
});
