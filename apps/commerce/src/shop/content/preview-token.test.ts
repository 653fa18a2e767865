import { expect, test } from "@jest/globals";
import { makePreviewToken, readPreviewToken } from "./preview-token.ts";

const now = new Date("2026-11-21T12:00:00Z");
const tomorrow = new Date("2026-11-22T12:00:00Z");

test("a token shows its version until it expires", () => {
  const token = makePreviewToken("secret", 42, tomorrow);
  expect(readPreviewToken("secret", token, now)).toBe(42);
  expect(readPreviewToken("secret", token, tomorrow)).toBeUndefined();
});

test("nobody makes one without the secret, nor another version of one", () => {
  const token = makePreviewToken("secret", 42, tomorrow);
  expect(readPreviewToken("other", token, now)).toBeUndefined();
  expect(readPreviewToken("secret", token.replace(/^42/, "43"), now)).toBeUndefined();
  expect(readPreviewToken("secret", `${token}x`, now)).toBeUndefined();
  expect(readPreviewToken("secret", "", now)).toBeUndefined();
});
