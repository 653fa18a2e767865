import { expect, test } from "@jest/globals";
import { outcomeOf } from "./outcome.ts";

const refusals = { doublerReceipt: "receipt", doublerClosed: "closed" } as const;
const refused = (...codes: number[]) => outcomeOf({ data: null, errors: codes.map((code) => ({ code })) }, refusals);

test("an answer is its data, a refusal by its name, or nothing that can be told", () => {
  expect(outcomeOf({ data: { withdrawn: true }, errors: [] }, refusals)).toEqual({ data: { withdrawn: true } });
  expect(refused(2602)).toEqual({ refusal: "receipt" });
  expect(refused(2600)).toEqual({ refusal: "closed" });
  expect(refused(1002)).toEqual({ refusal: "tooMany" });
  expect(refused(1000)).toEqual({ refusal: "unavailable" });
});
