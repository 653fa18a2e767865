import { type KeyValueProperty, parseSync } from "@swc/core";
import { type SyntaxNode, walk } from "../walk.ts";
import { colorNames } from "./color-names.ts";

/** Something in a style that belongs into the theme or mirrors badly. */
export interface StyleFault {
  /** Number of the line, from 1. */
  line: number;
  /** What is wrong and what to write instead. */
  words: string;
}

/**
 * Units of absolute lengths and of durations, whose values are the theme's; what is relative to something
 * else is no size of its own.
 */
const rawMeasure = /(?<![\w.#-])-?(?:\d*\.)?\d+(?:px|rem|pt|pc|cm|mm|in|q|ms|s)(?![\w%-])/gi;
const rawColor = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
const zero = /^-?0*\.?0+[a-z]+$/i;

const physicalProperty =
  /^(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Top|Right|Bottom|Left)|top|right|bottom|left|width|height|(?:min|max)(?:Width|Height)|overflowClipMargin(?:Left|Right))/;
const sided = new Set(["textAlign", "float", "clear", "captionSide"]);
const colored = /color|background|^border|outline|shadow|^fill$|^stroke$/i;

/** Numbers of these stand for no length; when a part moves and how long is in beats of its house. */
const plainNumber = new Set([
  "animationIterationCount",
  "aspectRatio",
  "at",
  "columnCount",
  "fillOpacity",
  "flex",
  "flexGrow",
  "flexShrink",
  "gridArea",
  "gridColumn",
  "gridColumnEnd",
  "gridColumnStart",
  "gridRow",
  "gridRowEnd",
  "gridRowStart",
  "opacity",
  "order",
  "orphans",
  "scale",
  "strokeOpacity",
  "strokeWidth",
  "tabSize",
  "takes",
  "WebkitLineClamp",
  "widows",
  "zIndex",
]);

/** All texts of an expression: of a literal, and of the parts of a template between its values. */
const texts = (node: SyntaxNode): string[] => {
  if (node.type === "StringLiteral") return [String(node.value)];
  if (node.type !== "TemplateLiteral") return [];
  return (node.quasis as { cooked?: string; raw: string }[]).map(({ cooked, raw }) => cooked ?? raw);
};

/** A number as it stands, with its sign. */
const numberOf = (node: SyntaxNode): number | undefined => {
  if (node.type === "NumericLiteral") return Number(node.value);
  const inner =
    node.type === "UnaryExpression" && node.operator === "-" ? numberOf(node.argument as SyntaxNode) : undefined;
  return inner === undefined ? undefined : -inner;
};

const measureFaults = (text: string): string[] => {
  const measures = [...text.matchAll(rawMeasure)].map(([found]) => found).filter((found) => !zero.test(found));
  const colors = [...text.matchAll(rawColor)].map(([found]) => found);
  return [...measures, ...colors].map((found) => `${found} is not of the theme: take a token of vars, media or grid()`);
};

const propertyFaults = ({ key, value }: KeyValueProperty): string[] => {
  if (key.type !== "Identifier" && key.type !== "StringLiteral") return [];
  const name = key.value;
  const content = value as unknown as SyntaxNode;
  const faults: string[] = [];
  if (physicalProperty.test(name)) faults.push(`${name} is physical: take its logical counterpart`);
  const number = numberOf(content);
  if (number !== undefined && number !== 0 && /^[a-z]/i.test(name) && !plainNumber.has(name)) {
    faults.push(`${name}: ${number} is not of the theme: take a token of vars or grid()`);
  }
  for (const text of texts(content)) {
    if (sided.has(name) && /^(left|right)$/.test(text)) faults.push(`${name}: ${text} is physical: take start or end`);
    if (!colored.test(name)) continue;
    const named = text
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.find((word) => colorNames.has(word));
    if (named) faults.push(`${name}: ${named} is not of the theme: take a token of vars.color`);
  }
  return faults;
};

/** Functions that a declaration exports, which a style module cannot: it is compiled to names and a sheet. */
const exportedFunctions = (node: SyntaxNode): string[] => {
  const { declarations = [] } = node.declaration as { declarations?: readonly { init?: SyntaxNode }[] };
  return declarations
    .filter(({ init }) => init?.type === "ArrowFunctionExpression")
    .map(() => "a function leaves no style module: export what it is made of, or write it in a module beside");
};

/**
 * Raw colours, spaces, sizes, durations, physical properties and exported functions of a `*.css.ts`
 * (packages/ui-kit/docs/theme-only.md). `off-theme: why`, on the line or before, excuses one.
 */
export const styleFaults = (source: string): StyleFault[] => {
  const bytes = Buffer.from(source);
  const lines = source.split("\n");
  const faults: StyleFault[] = [];

  const report = (node: SyntaxNode, found: string[]) => {
    const line = bytes
      .subarray(0, (node.span?.start ?? 1) - 1)
      .toString()
      .split("\n").length;
    const excused = [lines[line - 1], lines[line - 2]].some((text) => text?.includes("off-theme: "));
    if (!excused) faults.push(...found.map((words) => ({ line, words })));
  };

  walk(parseSync(source, { syntax: "typescript" }).body, (node) => {
    if (node.type === "ImportDeclaration" || node.type === "TsTypeAnnotation") return false;
    if (node.type === "ExportDeclaration") report(node, exportedFunctions(node));
    if (node.type === "KeyValueProperty") {
      report(node.key as SyntaxNode, propertyFaults(node as unknown as KeyValueProperty));
    }
    report(node, texts(node).flatMap(measureFaults));
  });
  return faults.sort((a, b) => a.line - b.line);
};
