import { expect, test } from "@jest/globals";
import type { ColumnUse } from "./columns.ts";
import { fieldNames, typedRows } from "./typed-rows.ts";

const uses: ColumnUse[] = ["email", "none", "firstName", "field", "value"];
const table = {
  heading: ["Mail", "x", "Name", "Team", "Value"],
  rows: [
    ["a@b.example", "x", "Zoë", "Sales", ""],
    ["c@d.example", "x", "Tom", "HR", "50"],
  ],
};

test("rows say what their columns are used for, and what they leave out is said for all", () => {
  expect(typedRows(table, uses, { value: "25", date: "2026-12-24" })).toEqual([
    { email: "a@b.example", firstName: "Zoë", lastName: "", value: "25", date: "2026-12-24", fields: ["Sales"] },
    { email: "c@d.example", firstName: "Tom", lastName: "", value: "50", date: "2026-12-24", fields: ["HR"] },
  ]);
  expect(fieldNames(table, uses)).toEqual(["Team"]);
});

test("short rows are not shifted", () => {
  expect(typedRows({ heading: undefined, rows: [["a@b.example"]] }, uses, { value: "25", date: "" })[0]).toMatchObject({
    email: "a@b.example",
    firstName: "",
  });
});
