import { expect, test } from "@jest/globals";
import { base32, codeOf, matchingStep, stepOf, totpAddress } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("at %i s the code is that of RFC 6238, appendix B", (at, code) => {
  expect(codeOf(secret, stepOf(new Date(at * 1000)))).toBe(code);
});

test("a code is good in its half minute and in those beside it", () => {
  const at = (second: number) => new Date(second * 1000);
  const code = codeOf(secret, 100);
  expect([2970, 3000, 3029, 3059].map((second) => matchingStep(secret, code, at(second)))).toEqual([
    100, 100, 100, 100,
  ]);
  expect([2969, 3060].map((second) => matchingStep(secret, code, at(second)))).toEqual([undefined, undefined]);
  expect(matchingStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, at(3000))).toBe(100);
  expect(matchingStep(secret, "", at(3000))).toBeUndefined();
});

test("a secret is told as RFC 4648 writes it", () => {
  expect([base32(Buffer.from("foobar")), base32(Buffer.from("fo"))]).toEqual(["MZXW6YTBOI", "MZXQ"]);
  expect(totpAddress(secret, "ada@shop.example")).toBe(
    "otpauth://totp/Gift%20card%20shop%3Aada%40shop.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Gift+card+shop",
  );
});
