import { type ComplexStyleRule, globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { kit } from "./layers.css.ts";

/** A style of a component, placed in the layer that every feature's style overrules. */
export const kitStyle = (rule: StyleRule | [...string[], StyleRule], name?: string): string => {
  const layered: ComplexStyleRule = Array.isArray(rule)
    ? rule.map((part) => (typeof part === "string" ? part : { "@layer": { [kit]: part } }))
    : { "@layer": { [kit]: rule } };
  return style(layered, name);
};

/**
 * A rule by selector, in the same layer: for parts that a
 * class cannot reach, such as `::-webkit-details-marker`.
 */
export const kitGlobalStyle = (selector: string, rule: StyleRule): void => {
  globalStyle(selector, { "@layer": { [kit]: rule } } as Parameters<typeof globalStyle>[1]);
};
