import { parseSync } from "@swc/core";
import { walk } from "../walk.ts";
import type { Flat } from "./compare-messages.ts";

/** The texts of a module by their number: every string and template but the names of other modules. */
export const moduleTexts = (source: string): Flat => {
  const texts: Flat = new Map();
  const add = (text: unknown) => {
    if (typeof text !== "string") return;
    // Braces of seeded texts are no ICU messages; where a link leads is not read.
    texts.set(`text ${texts.size + 1}`, text.replaceAll(/\{\w+\}/g, "…").replaceAll(/\]\([^)]*\)/g, "]"));
  };
  walk(parseSync(source, { syntax: "typescript" }), (node) => {
    if (node.type === "ImportDeclaration" || node.type === "TsLiteralType") return false;
    if (node.type === "StringLiteral") add(node.value);
    if (node.type === "TemplateElement") add(node.cooked);
  });
  return texts;
};
