import { expect, test } from "@jest/globals";
import { csvOf, separatorOf } from "./report-csv.ts";

test("cells hold what they say, and are no formulas", () => {
  expect(
    csvOf(
      [
        ["Name", "E-mail"],
        ['Zoë "Z"', "=1+1"],
      ],
      ",",
    ),
  ).toBe('\uFEFF"Name","E-mail"\r\n"Zoë ""Z""","\'=1+1"\r\n');
});

test("cells stand apart as spreadsheets of the language expect it", () => {
  expect(["en-GB", "ar-AE", "de-DE", "fr-FR", "pl-PL"].map(separatorOf)).toEqual([",", ",", ";", ";", ";"]);
});
