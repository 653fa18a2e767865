import { expect, test } from "@jest/globals";
import { readRows, writeRows } from "./rows.ts";

const payload = [
  '1:"$Sreact.fragment"\n',
  '2:I[76249,["/_next/static/chunks/a.js"],"default"]\n',
  ':HL["/a.css","style"]\n',
  "3:T9,né\n4:[1]",
  '5:["$","p",null,{"children":"Bonjour"}]\n',
  "6:null\n",
  "5:C\n",
].join("");

test("rows are read by their kinds, text by its length in bytes", () => {
  expect(readRows(payload)?.map(({ id, kind, body }) => [id, kind, body])).toEqual([
    ["1", "model", '"$Sreact.fragment"'],
    ["2", "other", 'I[76249,["/_next/static/chunks/a.js"],"default"]'],
    ["", "other", 'HL["/a.css","style"]'],
    ["3", "text", "né\n4:[1]"],
    ["5", "model", '["$","p",null,{"children":"Bonjour"}]'],
    ["6", "model", "null"],
    ["5", "other", "C"],
  ]);
});

test("and written as they were", () => {
  expect(writeRows(readRows(payload) ?? [])).toBe(payload);
});

test.each([
  ["bytes", "1:A4,abcd"],
  ["text that is cut off", "1:T9,abc"],
  ["a row that does not end", "1:[1]"],
  ["no row", "hello\n"],
  ["a name that is none", "xyz:[1]\n"],
])("a payload with %s is not read", (_, text) => {
  expect(readRows(text)).toBeUndefined();
});
