import { expect, test } from "@jest/globals";
import { readTable } from "./read-table.ts";

test("columns follow each other by tab, semicolon or comma; a heading and empty rows are no people", () => {
  const person = { name: "Zoé", lastName: "Petit", email: "zoe@example.org", amount: "50", day: "2026-12-24" };
  for (const delimiter of ["\t", ";", ","]) {
    const head = ["First name", "Last name", "Email", "Message", "Amount", "Day"].join(delimiter);
    const row = ["Zoé", "Petit", "zoe@example.org", '"Bravo"', "50", "2026-12-24"].join(delimiter);
    const rows = readTable(`\uFEFF${head}\r\n\r\n${row}\r\n${delimiter.repeat(5)}\r\n`, "DIGITAL");
    expect(rows).toEqual([expect.objectContaining({ ...person, message: "Bravo" })]);
  }
});

test("an address has its own columns, a quoted message its line breaks, and what is missing is empty", () => {
  const [first, second] = readTable('Zoé,Petit,Rue Mercière,3,69001,Lyon,"Bravo,\nma chère"\nMax', "PHYSICAL", "FR");
  expect(first).toMatchObject({ way: "them", houseNumber: "3", city: "Lyon", message: "Bravo,\nma chère", amount: "" });
  expect(second).toMatchObject({ name: "Max", street: "", countryCode: "FR" });
});

test("a broken quote is a character, not the end of the table", () => {
  expect(readTable('Zoé "Z",Petit,zoe@example.org\nMax,Roux,max@example.org', "DIGITAL")).toHaveLength(2);
});

test("a quote that has no end yet loses no row", () => {
  expect(readTable('Zoé,Petit,zoe@example.org,"Bravo\nMax,Roux,max@example.org', "DIGITAL")).toHaveLength(2);
});
