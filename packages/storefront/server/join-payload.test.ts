import { expect, test } from "@jest/globals";
import { joinPayload as join } from "./join-payload.ts";

const joinPayload = (html: string) => join(html, (payload) => payload);

const inPage = (scripts: string) => `<html><head></head><body><p>Bonjour</p>${scripts}</body></html>`;
const begin = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
/** As the framework writes it. */
const part = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028")}])</script>`;

/** What the page's scripts hand to React when it runs already: its `push` takes one part, where an array's takes many. */
function handedOver(html: string): unknown[] {
  const given: unknown[] = [];
  const handed = { push: (part: unknown) => given.push(part) };
  for (const [, script = ""] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
    new Function("self", "__next_f", script)({ __next_f: handed }, handed);
  return given;
}

const awkward = `1:["$","p",null,{"title":"l'été \\"là\\"","children":"</script><!-- a\\\\b \u2028 \u0007\\n"}]\n2:T3,\n\r\n`;

test("all parts become one, at the end of the page", () => {
  const html = joinPayload(inPage(begin + part(awkward) + part('3:"é') + part('ß 🎁"\n')));
  expect(handedOver(html)).toEqual([[0], [1, `${awkward}3:"éß 🎁"\n`]]);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toMatch(/^<html><head><\/head><body><p>Bonjour<\/p><script>.*<\/script><\/body><\/html>$/s);
});

test("nothing in it ends the script or begins a comment", () => {
  const html = joinPayload(inPage(begin + part("</script><SCRIPT><!-- </ScRiPt>")));
  expect(html.match(/<\/?script|<!--/gi)).toEqual(["<script", "</script"]);
  expect(handedOver(html)).toEqual([[0], [1, "</script><SCRIPT><!-- </ScRiPt>"]]);
});

test("its quotes cost nothing", () => {
  expect(joinPayload(inPage(begin + part('{"href":"/"}')))).toContain(`[1,'{"href":"/"}']`);
});

test.each([
  ["no data", ""],
  ["bytes among them", `${begin}${part("1:B")}<script>self.__next_f.push([3,"AAEC"])</script>`],
  ["the state of a form", `${begin}${part("1:B")}<script>self.__next_f.push([2,null])</script>`],
])("a page with %s is left alone", (_, scripts) => {
  expect(joinPayload(inPage(scripts))).toBe(inPage(scripts));
});

test("other data can be written in their place, by one who sees the page without them", () => {
  const seen: string[] = [];
  const html = join(inPage(begin + part("1:B\n")), (payload, without) => {
    seen.push(payload, without);
    return "1:C\n";
  });
  expect(seen).toEqual(["1:B\n", inPage("")]);
  expect(handedOver(html)).toEqual([[0], [1, "1:C\n"]]);
});
