import { expect, test } from "@jest/globals";
import { cardColumn, faceSheet } from "./face-sheet.ts";

const face = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540">${content}</svg>`;

test("each face has a place and an address", () => {
  const sheet = faceSheet([face('<path d="M0 0"/>'), face('<path d="M1 1"/>')]);
  expect(sheet).toContain('<view id="f1" viewBox="0 560 856 540"/>');
  expect(sheet).toContain('<svg y="560" width="856" height="540" viewBox="0 0 856 540"><path d="M1 1"/></svg>');
  expect(sheet.match(/xmlns=/g)).toHaveLength(1);
});

test("a column shows all of them, from the first one's upper edge to the last one's lower", () => {
  const column = cardColumn([face('<path d="M0 0"/>'), face('<path d="M1 1"/>'), face('<path d="M2 2"/>')]);
  expect(column).toMatch(
    /^<svg xmlns="[^"]*" text-rendering="geometricPrecision" width="856" height="1660" viewBox="0 0 856 1660"><svg y="0"/,
  );
  expect(column).toContain('<svg y="1120" width="856" height="540" viewBox="0 0 856 540"><path d="M2 2"/></svg></svg>');
});

test("faces that use the same names do not get into each other's way", () => {
  const clipped = face('<clipPath id="c"><path/></clipPath><g clip-path="url(#c)"><use href="#c"/></g>');
  const sheet = faceSheet([clipped, clipped]);
  for (const name of ["f0-c", "f1-c"]) {
    for (const mention of [`id="${name}"`, `url(#${name})`, `href="#${name}"`]) expect(sheet).toContain(mention);
  }
  expect(sheet).not.toMatch(/"c"|#c\b/);
});

test("a face with rules of its own is kept apart", () => {
  const styled = face("<style>path{fill:red}</style><path/>");
  expect(faceSheet([styled, face("<path/>")])).toContain(
    `<image y="0" width="856" height="540" href="data:image/svg+xml,${encodeURIComponent(styled)}"/>`,
  );
});
