import { createElement, Fragment, type ReactNode } from "react";
import { foreign, isElement, isProps, type Model, type Rows } from "./model.ts";

/** What only React can draw: a component, or what refers to one. */
export const moving = Symbol("moving");

type Node = ReactNode | typeof moving;

/** Elements that are more than what is between their tags: React moves them to the head, runs them or loads them. */
const special = new Set(["html", "head", "body", "base", "link", "meta", "noscript", "script", "style", "title"]);

/**
 * Makes what React would draw of a model that holds nothing but elements and text: no component, no function, nothing that is
 * still on its way. Everything else is `moving`.
 */
export const stillNodes = (rows: Rows) => {
  const known = new Map<object, Node>();

  const attributeOf = (model: Model): unknown => {
    if (typeof model === "string") {
      const meant = rows.meant(model);
      return meant === foreign || (typeof meant === "object" && meant !== null) ? moving : meant;
    }
    if (Array.isArray(model)) return moving;
    if (!isProps(model)) return model;
    const entries = Object.entries(model).map(([name, value]) => [name, attributeOf(value)] as const);
    return entries.some(([, value]) => value === moving) ? moving : Object.fromEntries(entries);
  };

  const elementOf = (model: Model & object): Node => {
    if (!isElement(model)) {
      if (!Array.isArray(model)) return moving;
      const nodes = model.map(nodeOf);
      return nodes.includes(moving) ? moving : createElement(Fragment, null, ...(nodes as ReactNode[]));
    }
    const [, type, , { children, ref, ...attributes }] = model;
    if (type.startsWith("$") || special.has(type) || (ref !== undefined && ref !== null)) return moving;
    const values = attributeOf(attributes);
    const inside = children === undefined ? undefined : nodeOf(children);
    if (values === moving || inside === moving) return moving;
    return createElement(type, values as object, ...(inside === undefined ? [] : [inside]));
  };

  const nodeOf = (model: Model): Node => {
    if (typeof model === "string") {
      const meant = rows.meant(model);
      if (meant === foreign) return moving;
      return typeof meant === "object" && meant !== null ? nodeOf(meant) : meant;
    }
    if (model === null || typeof model !== "object") return model;
    const node = known.has(model) ? known.get(model) : elementOf(model);
    known.set(model, node);
    return node;
  };
  return nodeOf;
};
