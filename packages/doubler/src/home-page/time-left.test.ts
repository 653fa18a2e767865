import { expect, test } from "@jest/globals";
import { timeLeft } from "./time-left.ts";

const hour = 3_600_000;

/** With ordinary spaces: which one stands before a unit is the language's matter. */
const said = (milliseconds: number, locale: string) => timeLeft(milliseconds, 0, locale)?.replace(/\s/g, " ");

test("two units say how long it is, in the words of the page", () => {
  expect(said(75 * hour + 20 * 60_000, "fr-FR")).toBe("3 jours et 3 heures");
  expect(said(72 * hour, "nl-NL")).toBe("3 dagen");
  expect(said(2 * hour + 60_000, "en-GB")).toBe("2 hours, 1 minute");
  expect(said(20_000, "en-GB")).toBe("1 minute");
});

test("what is over is not counted", () => {
  expect(timeLeft(5, 5, "en-GB")).toBeUndefined();
  expect(timeLeft(5, 6, "en-GB")).toBeUndefined();
});
