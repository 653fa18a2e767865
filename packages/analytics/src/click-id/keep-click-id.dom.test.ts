/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { consentKey } from "../consent/consent-store.ts";
import { pageConsent } from "../consent/page-consent.ts";
import { clickIdKey } from "./click-id.ts";
import { keepClickId } from "./keep-click-id.ts";

const arrive = (search: string) => history.replaceState(null, "", `/${search}`);
const kept = () => JSON.parse(localStorage.getItem(clickIdKey) ?? "null");

let leave = () => {};
const visit = (search: string) => {
  leave();
  arrive(search);
  leave = keepClickId();
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  localStorage.clear();
});
afterEach(() => {
  leave();
  leave = () => {};
  jest.useRealTimers();
});

test("nothing of a click is kept before the visitor agreed to statistics", () => {
  pageConsent.save({ media: true });
  visit("?gclid=Cj0-1");
  expect(kept()).toBeNull();
});

test("agreeing on the page one landed on keeps it", () => {
  visit("?gclid=Cj0-1");
  pageConsent.save({ statistics: true });
  expect(kept()).toEqual({ id: "Cj0-1", kept: "2026-11-21T00:00:00.000Z" });
});

test("it stays on other pages, a newer click takes its place, nonsense does not", () => {
  pageConsent.save({ statistics: true });
  visit("?gclid=first");
  visit("?page=2");
  expect(kept().id).toBe("first");
  visit("?gclid=%3Cscript%3E");
  expect(kept().id).toBe("first");
  visit("?gclid=second");
  expect(kept().id).toBe("second");
});

test("withdrawn, it is forgotten, in whichever tab", () => {
  pageConsent.save({ statistics: true });
  visit("?gclid=first");
  pageConsent.save({ statistics: false });
  expect(kept()).toBeNull();

  pageConsent.save({ statistics: true });
  expect(kept().id).toBe("first");
  localStorage.removeItem(consentKey);
  window.dispatchEvent(new StorageEvent("storage", { key: consentKey }));
  expect(kept()).toBeNull();
});

test("a click of long ago is forgotten, and so is what somebody else left there", () => {
  const ninetyDaysOn = Date.UTC(2027, 1, 19);
  pageConsent.save({ statistics: true });
  visit("?gclid=first");
  jest.setSystemTime(ninetyDaysOn - 1);
  visit("");
  expect(kept().id).toBe("first");
  jest.setSystemTime(ninetyDaysOn);
  visit("");
  expect(kept()).toBeNull();
  localStorage.setItem(clickIdKey, "{");
  visit("");
  expect(localStorage.getItem(clickIdKey)).toBeNull();
});
