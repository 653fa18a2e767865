import { expect, test } from "@jest/globals";
import { timeWords, weekdayNames, weekWords } from "./week-words.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

test("times are written as a country does", () => {
  expect(["fr-FR", "de-DE", "en-US", "en-GB"].map((locale) => plain(timeWords("09:00", locale)))).toEqual([
    "09:00",
    "09:00",
    "9:00 AM",
    "09:00",
  ]);
  expect(plain(timeWords("24:00", "fr-FR"))).toBe("00:00");
});

test("Arabic pages print Western digits", () => {
  expect(timeWords("18:30", "ar-AE")).toContain("6:30");
});

test("a week begins on Monday and has a line for every day, closed ones too", () => {
  const hours = [
    { dayOfWeek: 2, opens: "14:00", closes: "18:00" },
    { dayOfWeek: 2, opens: "09:00", closes: "12:30" },
  ];
  const days = weekWords(hours, "fr-FR");
  expect(days.map(({ name }) => name)).toEqual([
    "Lundi",
    "Mardi",
    "Mercredi",
    "Jeudi",
    "Vendredi",
    "Samedi",
    "Dimanche",
  ]);
  expect(days[1]?.spans).toEqual(["09:00 – 12:30", "14:00 – 18:00"]);
  expect(days[0]?.spans).toEqual([]);
  expect(weekdayNames("de-DE")[2]).toBe("Mittwoch");
});
