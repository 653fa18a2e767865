import { expect, test } from "@jest/globals";
import { holdStill } from "./hold-still.ts";
import { readRows, writeRows } from "./rows.ts";

const held = (payload: string, html: string) => writeRows(holdStill(readRows(payload) ?? [], html));

const lines = (...rows: string[]) => rows.map((row) => `${row}\n`).join("");

/** What a payload gives React, with the texts in the places that refer to them. */
const told = (payload: string) => {
  const rows = readRows(payload) ?? [];
  const texts = new Map(rows.flatMap(({ id, kind, body }) => (kind === "text" ? [[`$${id}`, body] as const] : [])));
  const filled = (body: string) =>
    JSON.parse(body, (_, value) =>
      typeof value === "string" ? (texts.get(value as `$${string}`) ?? value) : value,
    ) as unknown;
  return Object.fromEntries(rows.flatMap(({ id, kind, body }) => (kind === "model" ? [[id, filled(body)]] : [])));
};

test("an element without a component in it becomes what the page shows between its tags", () => {
  const payload = lines(
    '0:["$","nav","n",{"className":"menu","children":["$","a",null,{"href":"/?a&b","children":"L’été"}]}]',
  );
  const html = '<body><nav class="menu"><a href="/?a&amp;b">L’été</a></nav></body>';
  expect(told(held(payload, html))).toEqual({
    0: ["$", "nav", "n", { className: "menu", dangerouslySetInnerHTML: { __html: '<a href="/?a&amp;b">L’été</a>' } }],
  });
});

test("around a component all stays, beside it what does not move is held", () => {
  const still = (text: string) => `["$","p",null,{"children":["$","b",null,{"children":"${text}"}]}]`;
  const payload = lines(
    '1:I[1,["/a.js"],"Badge"]',
    `0:["$","header",null,{"children":[${still("left")},["$","$L1",null,{"count":"{count}","icon":${still("icon")}}]]}]`,
  );
  const html = "<header><p><b>left</b></p><i>2</i></header>";
  expect(told(held(payload, html))).toEqual({
    0: [
      "$",
      "header",
      null,
      {
        children: [
          ["$", "p", null, { dangerouslySetInnerHTML: { __html: "<b>left</b>" } }],
          ["$", "$L1", null, { count: "{count}", icon: JSON.parse(still("icon")) }],
        ],
      },
    ],
  });
});

test("rows that only a held part referred to are left out, others stay", () => {
  const payload = lines(
    '1:["$","b",null,{"children":"only here"}]',
    '2:["$","b",null,{"children":"twice"}]',
    '3:I[1,[],"Badge"]',
    '0:[["$","p",null,{"children":["$L1","$L2"]}],["$","$L3",null,{"label":"$2"}]]',
    '7:["nobody refers to this one"]',
  );
  const html = "<p><b>only here</b><b>twice</b></p>";
  expect(told(held(payload, html))).toEqual({
    2: ["$", "b", null, { children: "twice" }],
    0: [
      ["$", "p", null, { dangerouslySetInnerHTML: { __html: "<b>only here</b><b>twice</b>" } }],
      ["$", "$L3", null, { label: "$2" }],
    ],
    7: ["nobody refers to this one"],
  });
});

test("words with a dollar, texts, what is not set, styles and pictures are drawn as React draws them", () => {
  const payload = `4:T9,a long …${lines(
    '0:["$","div",null,{"children":["$","p",null,{"title":"$$5","data-x":"$undefined","style":{"rowGap":4},"children":["$$10"," off ","$4",null,false,["$","img",null,{"src":"/a.svg","alt":""}]]}]}]',
  )}`.replace("T9", `T${Buffer.byteLength("a long …").toString(16)}`);
  const inner = '<p title="$5" style="row-gap:4px">$10<!-- --> off <!-- -->a long …<img src="/a.svg" alt=""/></p>';
  expect(told(held(payload, `<div>${inner}</div>`))).toEqual({
    0: ["$", "div", null, { dangerouslySetInnerHTML: { __html: inner } }],
  });
});

test.each([
  ["that the page does not show", '0:["$","p",null,{"children":["$","b",null,{"children":"later"}]}]'],
  ["with text alone", '0:["$","p",null,{"children":"here"}]'],
  ["with a function", '0:["$","p",null,{"onClick":"$F1","children":["$","b",null,{"children":"here"}]}]'],
  ["that waits for more", '0:["$","p",null,{"children":["$","b",null,{"children":"$@9"}]}]'],
  ["with a script", '0:["$","p",null,{"children":["$","script",null,{"children":"here"}]}]'],
  ["that belongs to the head", '0:["$","p",null,{"children":["$","meta",null,{"name":"here"}]}]'],
  [
    "of which a place is referred to",
    '1:["$","p",null,{"children":["$","b",null,{"children":"here"}]}]\n0:["$L1","$1:props:children"]',
  ],
])("a part %s stays as it is", (_, rows) => {
  const html = '<p>here</p><p><b>here</b></p><p><script>here</script></p><p><meta name="here"/></p>';
  const payload = lines(rows);
  expect(told(held(payload, html))).toEqual(told(payload));
});
