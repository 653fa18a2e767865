import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { judgePostCode, normalisePostCode } from "./post-code.ts";

const right: Record<string, string[]> = {
  NL: ["1234 AB", "1234ab", "9999ZZ"],
  BE: ["1000", "9999"],
  AT: ["1010"],
  CH: ["8001"],
  GB: ["SW1A 1AA", "m11ae", "B33 8TH", "CR2 6XH", "EC1A1BB"],
  DE: ["10115", "01067", "99998"],
  FR: ["69002", "01000"],
  ES: ["28001"],
  IT: ["00184"],
  MX: ["06600"],
  IE: ["D02 AF30", "D6W XY00", "a65f4e2"],
  PL: ["00-316", "00316"],
  SE: ["114 55", "11455"],
  AU: ["0200", "2000", "9797", "9799"],
  CA: ["K1A 0B1", "k1a0b1"],
  BR: ["01310-100", "01310100"],
  PT: ["1000-205", "1000205"],
  US: ["94103", "94103-1234", "941031234"],
  DK: ["0800", "2100"],
  NO: ["0150"],
  NZ: ["0110", "6011"],
  AE: ["", "anything"],
  // Not in the specification: the library's pattern.
  JP: ["100-0001"],
};
const wrong: Record<string, string[]> = {
  NL: ["0123 AB", "1234 SA", "1234 SD", "1234 SS", "1234", "1234  ABC"],
  BE: ["0999", "10000"],
  GB: ["12345", "SW1A", "SW1A 1A"],
  DE: ["01000", "99999", "1011", "00123"],
  FR: ["6900", "690022", "6900A"],
  IE: ["D6 AF30", "D02 AF3", "DD2 AF30"],
  PL: ["0-031", "ab-cde"],
  SE: ["1145"],
  AU: ["0199", "9800"],
  CA: ["D1A 0B1", "K1A 0B"],
  PT: ["1000"],
  US: ["9410", "94103-12"],
  NO: ["150"],
  JP: ["1"],
};
const cases = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([country, codes]) => codes.map((code) => [country, code] as const));

test.each(cases(right))("%s %s is a post code", (country, code) =>
  expect(judgePostCode(code, country)).toBeUndefined(),
);
test.each(cases(wrong))("%s %s is none", (country, code) => expect(judgePostCode(code, country)).toBe("postCode"));

test("an empty one is required where there are any", () => expect(judgePostCode(" ", "FR")).toBe("required"));

test.each([
  ["1234ab", "NL", "1234 AB"],
  ["00316", "PL", "00-316"],
  ["m11ae", "GB", "M1 1AE"],
  ["d6wxy00", "IE", "D6W XY00"],
])("%s in %s is written %s", (typed, country, written) => expect(normalisePostCode(typed, country)).toBe(written));

test("normalising changes no judgement and is done once", () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(right)), fc.string(), (country, text) => {
      const once = normalisePostCode(text, country);
      expect(normalisePostCode(once, country)).toBe(once);
      if (text.trim()) expect(judgePostCode(once, country)).toBe(judgePostCode(text, country));
    }),
  );
});
