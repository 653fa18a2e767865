import { judgeCardNumber, judgePin } from "@giftshop/validation";
import { expect, test } from "@jest/globals";
import { makeCardNumber, makePin } from "./number.ts";

test("a new number is one that the form accepts, and no longer once a digit is mistyped", () => {
  for (const group of ["CB", "CK", "GCS"] as const) {
    const number = makeCardNumber(group);
    expect(number).toMatch(/^637[123]\d{15}$/);
    expect(judgeCardNumber(number)).toBeUndefined();
    const mistyped = number.slice(0, 10) + ((Number(number[10]) + 1) % 10) + number.slice(11);
    expect(judgeCardNumber(mistyped)).toBe("giftCardNotRecognised");
  }
});

test("a PIN has six digits, leading zeros too", () => {
  for (let time = 0; time < 200; time += 1) expect(judgePin(makePin())).toBeUndefined();
});
