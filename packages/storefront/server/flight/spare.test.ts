import { expect, test } from "@jest/globals";
import { readRows, writeRows } from "./rows.ts";
import { spare } from "./spare.ts";

const spared = (payload: string) => writeRows(spare(readRows(payload) ?? []));

const lines = (...rows: string[]) => rows.map((row) => `${row}\n`).join("");

const title = '["$","title","0",{"children":"Escapade Bleue"}]';
const description = '["$","meta","1",{"name":"description","content":"dès 15 €"}]';
const partner = '["$","link","2",{"rel":"alternate","hrefLang":"nl-NL","href":"/nl/"}]';
const icons =
  '["$","link","3",{"rel":"icon","href":"/badge.svg"}],["$","link","4",{"rel":"apple-touch-icon","href":"/touch.png"}],["$","$L9","5",{}]';
const rest = ['1:["$","p",null,{"children":"Bonjour"}]', '9:I[1,["/a.js"],"IconMark"]'];

test("what the head has and only its readers need goes, what a visitor sees of it stays", () => {
  expect(spared(lines(...rest, `15:[${title},${description},${partner},${icons}]`))).toBe(
    lines(...rest, `15:[${title},${icons}]`),
  );
});

test("so does what the framework put into rows of their own", () => {
  const icon = '2b:["$","link","6",{"rel":"icon","href":"/badge.svg"}]';
  expect(spared(lines(`15:[${title},"$L2a","$L2b","$L2c"]`, `2a:${description}`, icon, `2c:${partner}`, ...rest))).toBe(
    lines(`15:[${title},"$L2b"]`, icon, ...rest),
  );
});

test("hints go, as the head asks for these files by itself", () => {
  const payload = lines(':HL["/styles.css","style"]', '0:["$","p",null,{}]', ':HL["/card.svg","image",{}]');
  expect(spared(payload)).toBe('0:["$","p",null,{}]\n');
});

test("properties that are not there go, wherever they stand; entries of lists and texts stay", () => {
  const props = '{"role":"$undefined","data-on":"$undefined","href":"/","aria-label":"$undefined"}';
  const text = '3:T13,"a":"$undefined",ok';
  expect(spared(`${lines(`0:["$","a",null,${props}]`, '1:["$undefined",{"none":"$undefined"}]')}${text}`)).toBe(
    `${lines('0:["$","a",null,{"href":"/"}]', '1:["$undefined",{"none":"$undefined"}]')}${text}`,
  );
});

test("a text that looks like such a property stays", () => {
  const row = `${JSON.stringify(["$", "p", null, { title: '{"a":"$undefined","b":1}' }])}`;
  expect(spared(lines(`0:${row}`))).toBe(lines(`0:${row}`));
});

test("meta elements elsewhere stay: the size of the page is one", () => {
  const payload = lines('12:[["$","meta","0",{"name":"viewport","content":"width=device-width"}]]');
  expect(spared(payload)).toBe(payload);
});

test("a head that something else refers to is left alone", () => {
  const referred = lines(`15:[${title},${description}]`, '0:["$","p",null,{"title":"$15:1:props:content"}]');
  expect(spared(referred)).toBe(referred);
});
