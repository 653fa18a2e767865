import { expect, test } from "@jest/globals";
import { judgePhone } from "./phone.ts";

test.each([
  ["+33612345678", "FR"],
  ["+33 6 12 34 56 78", "FR"],
  ["0033612345678", "FR"],
  ["06 12 34 56 78", "FR"],
  ["+33 06 12 34 56 78", "FR"],
  // Eleven digits after the code: more than the bounds allow, real all the same.
  ["+49 15123456789", "DE"],
  ["+43 664 1234567", "AT"],
  ["+971 50 123 4567", "AE"],
  ["(020) 123-4567", "NL"],
  ["12345", "FR"],
  // As the contacts of a phone and of a computer are copied.
  ["\u202A+33 6 12 34 56 78\u202C", "FR"],
  ["\u2068+33 6 12 34 56 78\u2069", "FR"],
  ["+33 6\u201112\u201134\u201156\u201178", "FR"],
  ["020\u2013123\u20134567", "NL"],
  ["\u200E+971 50 123 4567", "AE"],
])("%s is a phone number in %s", async (number, country) => expect(await judgePhone(number, country)).toBeUndefined());

test.each(["+33 1", "1234", "call me", "+33 6 12 34 56 78 90 12 34", "06-12-34-56-78-90-99", "+", "1".repeat(41)])(
  "%s is none",
  async (number) => expect(await judgePhone(number, "FR")).toBe("phone"),
);

test("an empty one is required; whether it may be left out is the schema's", async () =>
  expect(await judgePhone("  ")).toBe("required"));
