/** @jest-environment jsdom */
import { beforeEach, expect, test } from "@jest/globals";
import { pageConsent } from "../consent/page-consent.ts";
import { clickIdKey } from "./click-id.ts";
import { followClickId } from "./follow-click-id.ts";

/** Resolves once what is fetched by a page has come. */
const fetched = () => import("./keep-click-id.ts");
const kept = () => localStorage.getItem(clickIdKey);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

test("a click in the address is kept until the page is left", async () => {
  history.replaceState(null, "", "/?gclid=Cj0-1");
  const leave = followClickId();
  await fetched();
  pageConsent.save({ statistics: true });
  expect(kept()).toContain("Cj0-1");
  leave();
  pageConsent.save({ statistics: false });
  expect(kept()).not.toBeNull();
});

test("one that was kept is forgotten on a page without", async () => {
  localStorage.setItem(clickIdKey, "{");
  const leave = followClickId();
  await fetched();
  expect(kept()).toBeNull();
  leave();
});

test("a page that is left before it was fetched keeps nothing", async () => {
  pageConsent.save({ statistics: true });
  history.replaceState(null, "", "/?gclid=Cj0-1");
  followClickId()();
  await fetched();
  expect(kept()).toBeNull();
});
