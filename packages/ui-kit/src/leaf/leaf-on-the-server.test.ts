import { expect, jest, test } from "@jest/globals";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { Leaf } from "./leaf.tsx";

test("the server draws the skeleton alone, and fetches nothing", () => {
  const load = jest.fn(async (): Promise<ComponentType<object>> => () => "The part");
  const children = (Part: ComponentType<object>) => createElement(Part);
  const leaf = createElement(Leaf, { load, children, skeleton: "On its way", failed: () => "Failed" });
  expect(renderToString(leaf)).toContain("On its way");
  expect(load).not.toHaveBeenCalled();
});
