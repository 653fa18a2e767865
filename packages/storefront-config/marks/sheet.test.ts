import { expect, test } from "@jest/globals";
import { sheetOf } from "./sheet.ts";
import { svg } from "./svg.ts";

const drawing = (width: number, height: number, body: string) => ({ width, height, svg: svg(width, height, body) });

test("each drawing has a view of its own, and names that no other one has", () => {
  const leaf = '<g id="leaf"><path d="M0 0h1"/></g><use href="#leaf"/><path fill="url(#leaf)"/>';
  const { svg: sheet, ...size } = sheetOf([
    ["one", drawing(50, 40, leaf)],
    ["two", drawing(87, 24, leaf)],
  ]);
  expect(size).toEqual({ width: 50, height: 40 });
  expect(sheet).toContain('<view id="one" viewBox="0 0 50 40"/><view id="two" viewBox="0 48 87 24"/>');
  expect(sheet).toContain('<svg y="48" width="87" height="24" viewBox="0 0 87 24"><g id="two-leaf">');
  expect(sheet).toContain('<use href="#two-leaf"/><path fill="url(#two-leaf)"/>');
  expect(() => sheetOf([])).toThrow("A sheet needs a drawing.");
});
