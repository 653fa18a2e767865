import { expect, test } from "@jest/globals";
import { runsOf } from "./runs.ts";

const drawn = (text: string, direction: "ltr" | "rtl") => runsOf(text, direction).map((run) => run.text);

test("a line of one language is one run", () => {
  expect(runsOf("Büro – Größe", "ltr")).toEqual([
    { text: "Büro – Größe", script: "latin", level: 0, rightToLeft: false },
  ]);
});

test("Polish letters come from the file that has them, within the word", () => {
  expect(drawn("Łódź", "ltr")).toEqual(["Ł", "ód", "ź"]);
});

test("in a line from the right, numbers and Latin words keep their order and stand where they are read", () => {
  expect(drawn("الطلب \u206612.50 EUR\u2069", "rtl")).toEqual(["12.50 EUR", "الطلب "]);
  expect(drawn("فاتورة CBFR-I-000123 بتاريخ", "rtl").join("")).toBe("بتاريخ CBFR-I-000123فاتورة ");
});

test("brackets are mirrored where the line runs from the right, and marks of direction are not drawn", () => {
  expect(drawn("قسيمة (MPV)", "rtl").join("")).toBe("(MPV)قسيمة ");
  expect(drawn("\u2066100.00\u2069 د.إ.\u200f", "rtl").join("")).not.toMatch(/[\u2066-\u2069\u200f]/u);
});
