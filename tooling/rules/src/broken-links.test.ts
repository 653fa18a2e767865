import { expect, test } from "@jest/globals";
import { brokenLinks } from "./broken-links.ts";

const there = new Set(["docs/a.md", "apps/shop.test.ts"]);
const broken = (text: string): string[] => brokenLinks("docs/page.md", text, (path) => there.has(path));

test("a link to what is there is fine, whatever part of it", () => {
  expect(broken("[a](a.md), [b](a.md#part), [c](../apps/shop.test.ts)")).toEqual([]);
});

test("a link to what is not there is named as it stands", () => {
  expect(broken("[a](b.md) and ![](../apps/gone.test.ts)")).toEqual(["b.md", "../apps/gone.test.ts"]);
});

test("the web and the page itself are left alone", () => {
  expect(broken("[a](https://shop.example/x) [b](#part) [c](mailto:x@shop.example)")).toEqual([]);
});
