import { expect, test } from "@jest/globals";
import { postmarkOf } from "./postmark-of.ts";

test("a parcel's stamp has a day and a month, an e-mail's its hour too", () => {
  expect(postmarkOf({ date: "2026-12-24" }, "de-DE", "am 24.")).toEqual({ day: "24", month: "Dez", label: "am 24." });
  expect(postmarkOf({ date: "2026-02-03", hour: 18 }, "en-GB", "")).toMatchObject({
    day: "3",
    month: "Feb",
    more: "18:00",
  });
});

test("figures are the ones of the shop's prices in Arabic", () => {
  expect(postmarkOf({ date: "2026-12-24", hour: 8 }, "ar-AE", "").more).toMatch(/^8:00/);
});
