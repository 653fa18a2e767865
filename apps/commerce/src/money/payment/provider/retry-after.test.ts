import { expect, test } from "@jest/globals";
import { retryAfterOf } from "./retry-after.ts";

const date = "Mon, 23 Nov 2026 09:00:00 GMT";

test.each([
  [429, { "retry-after": "7" }, 7_000],
  [503, { "retry-after": "120" }, 120_000],
  [429, { "retry-after": "Mon, 23 Nov 2026 09:01:30 GMT", date }, 90_000],
  [429, { "retry-after": "Mon, 23 Nov 2026 08:00:00 GMT", date }, 0],
  // Nothing is left alone for a day.
  [429, { "retry-after": "86400" }, 600_000],
  [429, {}, 30_000],
  [429, { "retry-after": "soon" }, 30_000],
  [429, { "retry-after": "Mon, 23 Nov 2026 09:01:30 GMT" }, 30_000],
  [503, {}, null],
  [503, { "retry-after": "-1" }, null],
])("%i with %j is to be left alone for %p milliseconds", (status, headers, expected) => {
  expect(retryAfterOf(status, new Headers(headers as Record<string, string>))).toBe(expected);
});
