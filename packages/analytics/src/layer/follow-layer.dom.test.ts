/** @jest-environment jsdom */
import { beforeEach, expect, test } from "@jest/globals";
import type { AnalyticsEvent } from "./events.ts";
import { followLayer } from "./follow-layer.ts";
import { push } from "./push.ts";

const passkey: AnalyticsEvent = { event: "login", method: "passkey" };
const password: AnalyticsEvent = { event: "login", method: "password" };

beforeEach(() => {
  delete window.dataLayer;
});

test("who comes late hears of what was before, too, and the layer keeps all of it", () => {
  push(passkey);
  const heard: AnalyticsEvent[] = [];
  const leave = followLayer((event) => heard.push(event));
  push(password);
  expect(heard).toEqual([passkey, password]);
  leave();
  push(passkey);
  expect(heard).toHaveLength(2);
  expect([...(window.dataLayer ?? [])]).toEqual([passkey, password, passkey]);
});

test("two may follow", () => {
  const heard: string[] = [];
  followLayer(() => heard.push("one"));
  followLayer(() => heard.push("two"));
  push(passkey);
  expect(heard).toEqual(["one", "two"]);
});
