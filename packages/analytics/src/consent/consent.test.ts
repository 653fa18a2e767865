import { expect, test } from "@jest/globals";
import { choose, lifetime, readAgreements, version, writeAgreements } from "./consent.ts";

const now = Date.UTC(2026, 10, 21, 9);
const date = new Date(now).toISOString();

test("what was agreed to is read back as it was written", () => {
  expect(readAgreements(writeAgreements({ media: date }), now)).toEqual({ media: date });
});

test("an agreement ends after six months, each by itself", () => {
  const later = new Date(now + 1).toISOString();
  const text = writeAgreements({ statistics: date, media: later });
  expect(readAgreements(text, now + lifetime - 1)).toEqual({ statistics: date, media: later });
  expect(readAgreements(text, now + lifetime)).toEqual({ media: later });
});

test.each([
  ["nothing", null],
  ["another version", JSON.stringify({ version: version - 1, agreed: { media: date } })],
  ["no version", JSON.stringify({ agreed: { media: date } })],
  ["a yes without a date", JSON.stringify({ version, agreed: { media: true } })],
  ["a date that is none", JSON.stringify({ version, agreed: { media: "soon" } })],
  ["a date to come", JSON.stringify({ version, agreed: { media: "2027-01-01T00:00:00.000Z" } })],
  ["a category nobody asked about", JSON.stringify({ version, agreed: { marketing: date } })],
  ["no object", "1"],
  ["no JSON", "{"],
])("%s is no agreement", (_, text) => {
  expect(readAgreements(text, now)).toEqual({});
});

test("a choice speaks of its own categories alone", () => {
  const before = { statistics: "2026-08-01T00:00:00.000Z" };
  expect(choose(before, { media: true }, now)).toEqual({ ...before, media: date });
  expect(choose(before, { media: false }, now)).toEqual(before);
  expect(choose(before, { statistics: false, media: true }, now)).toEqual({ media: date });
});

test("agreeing again begins anew", () => {
  expect(choose({ media: "2026-08-01T00:00:00.000Z" }, { media: true }, now)).toEqual({ media: date });
});
