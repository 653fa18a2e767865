// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source text under test

import { expect, test } from "@jest/globals";
import { styleFaults } from "./style-faults.ts";

const faults = (rule: string) =>
  styleFaults(`export const box = style({ ${rule} });`).map(({ words }) => words.split(":")[0]);

test.each([
  ['padding: "16px"', ["16px is not of the theme"]],
  ["padding: `${vars.space[1]} 1.5rem`", ["1.5rem is not of the theme"]],
  ['gridTemplateColumns: "minmax(7rem, 1fr)"', ["7rem is not of the theme"]],
  ["outlineOffset: 2", ["outlineOffset"]],
  ["margin: -1", ["margin"]],
  ['color: "#C2255C"', ["#C2255C is not of the theme"]],
  ['background: "rgb(0 0 0 / 50%)"', ["rgb( is not of the theme"]],
  ['border: "solid rebeccapurple"', ["border"]],
  ['transition: "opacity 200ms"', ["200ms is not of the theme"]],
  ['animation: "turn .8s linear"', [".8s is not of the theme"]],
  ['"@media": { "(min-width: 640px)": {} }', ["640px is not of the theme"]],
  ["lineHeight: 1.5", ["lineHeight"]],
])("raw values are found: %s", (rule, found) => {
  expect(faults(rule)).toEqual(found);
});

test.each([
  "marginLeft: vars.space[1]",
  "left: 0",
  "borderTopColor: vars.color.border",
  'width: "100%"',
  "minHeight: 0",
  'textAlign: "right"',
])("physical properties are found: %s", (rule) => {
  expect(styleFaults(`style({ ${rule} })`)[0]?.words).toMatch(/is physical/);
});

test.each([
  "padding: vars.space[4]",
  "inset: 0",
  "opacity: 0.5, zIndex: 1, flex: 1, aspectRatio: 1.25",
  'inlineSize: "50%", blockSize: "100dvh", maxInlineSize: "60ch", gap: "0.5em", gridTemplateColumns: "1fr auto"',
  'margin: "0px", padding: "0"',
  'color: "currentColor", background: "transparent", borderColor: "ButtonBorder"',
  "maxInlineSize: `min(${grid(96)}, 100%)`",
  'content: "attr(data-label)", transform: "rotate(45deg) scale(0.98)"',
  'maskImage: "linear-gradient(black, transparent)"',
  'gridTemplateAreas: "\\"title tip\\" \\"a1s b2s\\""',
])("what is the theme's, relative or nothing is left alone: %s", (rule) => {
  expect(styleFaults(`style({ ${rule} })`)).toEqual([]);
});

test("a line may differ where it says why", () => {
  expect(styleFaults("style({\n  // off-theme: drawn in millimetres\n  padding: '1mm',\n  margin: '2mm',\n})")).toEqual(
    [{ line: 4, words: expect.stringContaining("2mm") }],
  );
});

test("the line is that of the value, in a file of any letters", () => {
  expect(styleFaults("// Größe\n\nstyle({\n  gap: '3px',\n});\n")).toMatchObject([{ line: 4 }]);
});

test("a function leaves no style module, as a release refuses it", () => {
  const source =
    "const own = () => 1;\nexport const until = (time: string) => own() + time;\nexport const dot = style({});";
  expect(styleFaults(source)).toMatchObject([{ line: 2, words: expect.stringContaining("a function") }]);
});
