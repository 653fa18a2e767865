import { parseSync } from "@swc/core";
import { type SyntaxNode, walk } from "../walk.ts";

/** Two colours that one rule sets together: the words and what is behind them. */
export interface ColorPair {
  text: string;
  ground: string;
}

/** `primary` of `vars.color.primary`. */
const colorToken = (node: SyntaxNode): string | undefined => {
  const { type, object, property } = node as { type?: string; object?: SyntaxNode; property?: { value?: string } };
  const group = object as { type?: string; object?: { value?: string }; property?: { value?: string } } | undefined;
  if (type !== "MemberExpression" || group?.type !== "MemberExpression") return undefined;
  return group.object?.value === "vars" && group.property?.value === "color" ? property?.value : undefined;
};

/** The colours that an object literal sets, by property. */
const colorsSet = (node: SyntaxNode): Map<string, string> => {
  const set = new Map<string, string>();
  for (const { key, value } of node.properties as { key?: { value?: string }; value?: SyntaxNode }[]) {
    const token = value && colorToken(value);
    if (key?.value && token) set.set(key.value, token);
  }
  return set;
};

/** Every pair of text and ground that a rule of a `*.css.ts` sets together. */
export const colorPairs = (source: string): ColorPair[] => {
  const pairs: ColorPair[] = [];
  walk(parseSync(source, { syntax: "typescript" }).body, (node) => {
    if (node.type !== "ObjectExpression") return;
    const set = colorsSet(node);
    const text = set.get("color");
    const ground = set.get("background") ?? set.get("backgroundColor");
    if (text && ground) pairs.push({ text, ground });
  });
  return pairs;
};
