import { expect, test } from "@jest/globals";
import { dayText } from "./day-text.ts";

const year = new Date().getUTCFullYear();

test("a parcel has a day, an e-mail an hour too, and the place where it is not the shop's", () => {
  const date = `${year}-12-24`;
  expect(dayText({ date }, "de-DE", "Europe/Berlin")).toMatch(/24\. Dezember$/);
  expect(dayText({ date, hour: 18, timeZone: "Europe/Berlin" }, "de-DE", "Europe/Berlin")).toMatch(/18:00$/);
  expect(dayText({ date, hour: 18, timeZone: "America/New_York" }, "de-DE", "Europe/Berlin")).toMatch(
    /18:00 \(New York\)$/,
  );
});

test("the year is said where it is another", () => {
  expect(dayText({ date: `${year + 1}-01-02` }, "en-GB", "Europe/London")).toContain(`${year + 1}`);
});
