import { expect, test } from "@jest/globals";
import { strToU8, zipSync } from "fflate";
import { readSpreadsheet } from "./spreadsheet.ts";

const workbook = (sheet: string, more: Record<string, string> = {}): Uint8Array => {
  const files = { "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${sheet}</sheetData></worksheet>`, ...more };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
};

test("cells are read where they stand, texts of either kind, and empty rows are none", () => {
  const sheet = `<row><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Zoë</t></is></c></row><row/><row><c r="B3"><v>25.5</v></c></row>`;
  const strings = "<sst><si><r><t>E-</t></r><r><t>mail</t></r><rPh><t>x</t></rPh></si></sst>";
  expect(readSpreadsheet(workbook(sheet, { "xl/sharedStrings.xml": strings }))).toEqual([
    ["E-mail", "", "Zoë"],
    ["", "25.5"],
  ]);
});

test("a number that is shown as a day is one", () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\/mm\\/yyyy"/><numFmt numFmtId="165" formatCode="#,##0 &quot;dym&quot;"/></numFmts>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;
  const sheet = `<row><c r="A1" s="0"><v>46380</v></c><c r="B1" s="1"><v>46380</v></c><c r="C1" s="2"><v>46380.5</v></c><c r="D1" s="3"><v>46380</v></c></row>`;
  expect(readSpreadsheet(workbook(sheet, { "xl/styles.xml": styles }))).toEqual([
    ["46380", "2026-12-24", "2026-12-24", "46380"],
  ]);
});

test("a workbook that counts from 1904 says other days", () => {
  const styles = `<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>`;
  const more = { "xl/styles.xml": styles, "xl/workbook.xml": `<workbook><workbookPr date1904="1"/></workbook>` };
  expect(readSpreadsheet(workbook(`<row><c r="AA1" s="0"><v>0</v></c></row>`, more))[0]?.at(-1)).toBe("1904-01-01");
});

test("what is no workbook is refused", () => {
  expect(() => readSpreadsheet(strToU8("a,b"))).toThrow();
  expect(() => readSpreadsheet(zipSync({ "a.txt": strToU8("a") }))).toThrow("no sheet");
});
