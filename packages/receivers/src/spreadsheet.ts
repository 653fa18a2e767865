import { strFromU8, unzipSync } from "fflate";

/** Parts of a workbook that are read, and how large one of them may become. */
const wanted = /^xl\/(?:workbook\.xml|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/u;
const largest = 64 * 1024 * 1024;

/** Number formats that Excel knows by number and that are dates. */
const builtIn = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);

const parts = (bytes: Uint8Array): Map<string, Document> => {
  const files = unzipSync(bytes, { filter: ({ name, originalSize }) => wanted.test(name) && originalSize <= largest });
  const parser = new DOMParser();
  return new Map(
    Object.entries(files).map(([name, file]) => [name, parser.parseFromString(strFromU8(file), "application/xml")]),
  );
};

const all = (node: Document | Element | undefined, name: string): Element[] =>
  node ? [...node.getElementsByTagName(name)] : [];

/** The text of a cell or shared string: of all its runs, without phonetic readings. */
const textOf = (node: Element): string =>
  all(node, "t")
    .filter(({ parentElement }) => parentElement?.tagName !== "rPh")
    .map(({ textContent }) => textContent ?? "")
    .join("");

/** Whether numbers of each style are dates. */
const dateStyles = (styles: Document | undefined): boolean[] => {
  const codes = new Map(
    all(styles, "numFmt").map((one) => [one.getAttribute("numFmtId"), one.getAttribute("formatCode")]),
  );
  const [formats] = all(styles, "cellXfs");
  return all(formats, "xf").map((format) => {
    const id = format.getAttribute("numFmtId") ?? "0";
    const code = codes.get(id)?.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./gu, "");
    return code === undefined ? builtIn(Number(id)) : /[dmy]/iu.test(code);
  });
};

const day = 86_400_000;

/**
 * A day of Excel's count, as an ISO 8601 date; from the end of 1899, or of 1903 where the workbook says so.
 */
const dateOf = (serial: number, from1904: boolean): string =>
  new Date(Date.UTC(from1904 ? 1904 : 1899, from1904 ? 0 : 11, from1904 ? 1 : 30) + Math.floor(serial) * day)
    .toISOString()
    .slice(0, 10);

/** Place of a cell in its row, of a reference such as `AB12`. */
const columnOf = (reference: string): number =>
  [...reference.replaceAll(/[^A-Z]/gu, "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/**
 * The cells of a workbook's first sheet (.xlsx), row by row, without empty
 * rows: what stands in them, dates as ISO 8601. Throws for what is no workbook.
 */
export const readSpreadsheet = (bytes: Uint8Array): string[][] => {
  const files = parts(bytes);
  const [sheet] = [...files.keys()]
    .filter((name) => name.startsWith("xl/worksheets/"))
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
  if (sheet === undefined) throw new Error("There is no sheet in this file.");
  const strings = all(files.get("xl/sharedStrings.xml"), "si").map(textOf);
  const isDate = dateStyles(files.get("xl/styles.xml"));
  const from1904 = all(files.get("xl/workbook.xml"), "workbookPr").some((one) =>
    ["1", "true"].includes(one.getAttribute("date1904") ?? ""),
  );
  const cellOf = (cell: Element): string => {
    const type = cell.getAttribute("t");
    if (type === "inlineStr") return textOf(cell);
    const value = all(cell, "v")[0]?.textContent ?? "";
    if (type === "s") return strings[Number(value)] ?? "";
    if (type !== null && type !== "n") return value;
    return value !== "" && isDate[Number(cell.getAttribute("s") ?? -1)] ? dateOf(Number(value), from1904) : value;
  };
  const rows = all(files.get(sheet), "row").map((row) => {
    const cells: string[] = [];
    for (const cell of all(row, "c")) cells[columnOf(cell.getAttribute("r") ?? "A1")] = cellOf(cell).trim();
    return Array.from(cells, (text) => text ?? "");
  });
  return rows.filter((row) => row.some((text) => text !== ""));
};
