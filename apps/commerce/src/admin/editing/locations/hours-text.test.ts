import type { SeedOpeningHours } from "@giftshop/seed";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { readHours, writeHours } from "./hours-text.ts";

const hour = (text: string): Pick<SeedOpeningHours, "opens" | "closes"> => {
  const [opens = "", closes = ""] = text.split("-");
  return { opens, closes };
};

test("days that are alike stand together", () => {
  const weekdays = [1, 2, 3, 4].flatMap((dayOfWeek) =>
    ["09:00-12:30", "14:00-18:00"].map((text) => ({ dayOfWeek, ...hour(text) })),
  );
  const hours = [...weekdays, { dayOfWeek: 6, ...hour("10:00-24:00") }];
  expect(writeHours(hours)).toBe("Mo-Th 09:00-12:30,14:00-18:00; Sa 10:00-24:00");
  expect(readHours(" Mo-Th  09:00-12:30,14:00-18:00;Sa 10:00-24:00")).toEqual(hours);
  expect([writeHours([]), readHours("closed")]).toEqual(["closed", []]);
});

test.each([
  "",
  "Mo",
  "09:00-10:00",
  "Fr-Mo 09:00-10:00",
  "Mo-Tu-We 09:00-10:00",
  "mo 09:00-10:00",
  "Mo 9:00-10:00",
  "Mo 09:00-10:00 off",
  "24/7",
])("%j says no such thing", (text) => {
  expect(readHours(text)).toBeUndefined();
});

test("whatever is written is read as it was", () => {
  const spans = fc.subarray(["07:30-09:00", "10:00-12:30", "14:00-18:00", "19:00-24:00"]);
  fc.assert(
    fc.property(fc.array(spans, { minLength: 7, maxLength: 7 }), (week) => {
      const hours = week.flatMap((texts, index) => texts.map((text) => ({ dayOfWeek: index + 1, ...hour(text) })));
      expect(readHours(writeHours(hours))).toEqual(hours);
    }),
  );
});
