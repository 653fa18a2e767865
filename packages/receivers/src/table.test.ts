import { expect, test } from "@jest/globals";
import { cellsOf, isHeading, textOf } from "./table.ts";

test.each([
  ["tabs", "a\tb\nc\td"],
  ["semicolons", "a;b\nc;d"],
  ["commas", "a,b\n\nc,d\n"],
])("cells with %s between them", (_, text) => {
  expect(cellsOf(text)).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("a heading has neither an address nor a number", () => {
  expect([isHeading(["E-mail", "Name"]), isHeading(["a@b.example", "Zoë"]), isHeading(["Zoë", "25"])]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a file that is not UTF-8 is read as spreadsheets write it", async () => {
  expect(await textOf(new File([new Uint8Array([0x5a, 0x6f, 0xeb])], "a.csv"))).toBe("Zoë");
});
