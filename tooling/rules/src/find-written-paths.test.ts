import { expect, test } from "@jest/globals";
import { findWrittenPaths } from "./find-written-paths.ts";

const roots = new Set(["panier", "gift-cards"]);
const found = (source: string): string[] => findWrittenPaths(source, roots).map(({ text }) => text);

test.each([
  ["an attribute", '<a href="/">Home</a>', '"/"'],
  ["an attribute in braces", '<a href={"/somewhere/"}>x</a>', '"/somewhere/"'],
  ["a property", 'const link = { href: "/somewhere", text }', '"/somewhere"'],
  ["a push", 'router.push("/somewhere/")', '"/somewhere/"'],
  ["a redirect", "redirect(`/somewhere/$ID/`)", "`/somewhere/$ID/`"],
  ["a location", 'location.href = "/somewhere/"', '"/somewhere/"'],
  ["a replaced location", 'window.location.replace("/somewhere/")', '"/somewhere/"'],
  ["a route's path anywhere", 'const path = "/panier/" + id', '"/panier/"'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text under test
  ["a route's path behind an expression", "fetch(`${origin}/gift-cards/$ID/`)", "`${origin}/gift-cards/$ID/`"],
])("finds a path in %s", (_, source, text) => {
  expect(found(source)).toEqual([text]);
});

test.each([
  'shop.link("basket")',
  'import { x } from "../panier/index.ts"',
  'href: "/favicon.svg"',
  'action="/graphql"',
  'text.replace("/", "")',
  'const folder = "/somewhere/"',
  '<a href="#similar">',
  "/** As `/panier/`. */",
  "  // As `/panier/`, say.",
  "<a href={`mailto:$ID`}>",
])("leaves %s alone", (source) => {
  expect(found(source)).toEqual([]);
});

test("names the line", () => {
  expect(findWrittenPaths('\n\n<a href="/">', roots)).toEqual([{ line: 3, text: '"/"' }]);
});
