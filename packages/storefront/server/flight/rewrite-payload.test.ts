import { expect, test } from "@jest/globals";
import { rewritePayload } from "./rewrite-payload.ts";

test("what need not be said goes, and what never moves is held as the page shows it", () => {
  const menu = '["$","nav",null,{"role":"$undefined","children":["$","a",null,{"href":"/","children":"Menu"}]}]';
  const payload = `:HL["/styles.css","style"]\n0:${menu}\n`;
  const shown = '<a href="/">Menu</a>';
  expect(rewritePayload(payload, `<nav>${shown}</nav>`)).toBe(
    `1:T${shown.length.toString(16)},${shown}0:["$","nav",null,{"dangerouslySetInnerHTML":{"__html":"$1"}}]\n`,
  );
});

test.each(["0:A4,abcd", "no rows"])("data of an unknown kind are left alone: %s", (payload) => {
  expect(rewritePayload(payload, "<p></p>")).toBe(payload);
});
