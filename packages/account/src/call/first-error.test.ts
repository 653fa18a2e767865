import { expect, test } from "@jest/globals";
import { firstErrorOf, topLevel } from "./first-error.ts";

const errors = (...codes: number[]) => codes.map((code) => ({ code, referencedRequestParameter: null }));

test.each([
  ["the first error of a payload", { data: null, errors: errors(2031, 1002) }, { code: 2031 }],
  ["an error beside data", { data: {}, errors: errors(2202) }, { code: 2202 }],
  ["a payload that says nothing", { data: null, errors: [] }, { code: topLevel }],
  ["no answer", undefined, { code: topLevel }],
  ["what was done", { data: {}, errors: [] }, undefined],
])("%s", (_, payload, shown) => expect(firstErrorOf(payload)).toEqual(shown));
