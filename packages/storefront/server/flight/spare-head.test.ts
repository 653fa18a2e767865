import { expect, test } from "@jest/globals";
import { spareHead } from "./spare-head.ts";

const lines = (...rows: string[]) => rows.map((row) => `${row}\n`).join("");

const title = '["$","title","0",{"children":"Escapade Bleue"}]';
const description = '["$","meta","1",{"name":"description","content":"dès 15 €"}]';
const partner = '["$","link","2",{"rel":"alternate","hrefLang":"nl-NL","href":"/nl/"}]';
const icons =
  '["$","link","3",{"rel":"icon","href":"/badge.svg"}],["$","link","4",{"rel":"apple-touch-icon","href":"/touch.png"}],["$","$L9","5",{}]';

test("what the head has and only its readers need goes, what a visitor sees of it stays", () => {
  const rest = ['1:["$","p",null,{"children":"Bonjour"}]', '9:I[1,["/a.js"],"IconMark"]'];
  expect(spareHead(lines(...rest, `15:[${title},${description},${partner},${icons}]`))).toBe(
    lines(...rest, `15:[${title},${icons}]`),
  );
});

test("hints go, as the head asks for these files by itself", () => {
  const payload = lines(':HL["/styles.css","style"]', '0:["$","p",null,{}]', ':HL["/card.svg","image",{}]');
  expect(spareHead(payload)).toBe('0:["$","p",null,{}]\n');
});

test("meta elements elsewhere stay: the size of the page is one", () => {
  const payload = lines('12:[["$","meta","0",{"name":"viewport","content":"width=device-width"}]]');
  expect(spareHead(payload)).toBe(payload);
});

test("a head that something else refers to is left alone, and so is what cannot be read", () => {
  const referred = lines(`15:[${title},${description}]`, '0:["$","p",null,{"title":"$15:1:props:content"}]');
  expect(spareHead(referred)).toBe(referred);
  expect(spareHead("no rows")).toBe("no rows");
});
