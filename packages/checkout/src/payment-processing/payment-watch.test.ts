import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { delayBefore, type PaymentAnswer, pace, stepAfter } from "./payment-watch.ts";

test("settled payments lead away at once", () => {
  expect(stepAfter("PAID", 1, 0)).toEqual({ kind: "confirmation" });
  expect(stepAfter("FAILED", 9, 59_000)).toEqual({ kind: "retry", error: "failed" });
  expect(stepAfter("CANCELED", 1, 0)).toEqual({ kind: "retry", error: "canceled" });
  expect(stepAfter("EXPIRED", 1, 0)).toEqual({ kind: "retry", error: "expired" });
  expect(stepAfter("triedOut", 1, 0)).toEqual({ kind: "retry", error: "retry-limit" });
  expect(stepAfter("PENDING", 1, 0)).toEqual({ kind: "pending" });
  expect(stepAfter("REFUNDED", 1, 0)).toEqual({ kind: "refunded" });
  expect(stepAfter("unknown", 1, 0)).toEqual({ kind: "unknown" });
});

test("questions grow apart up to a limit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (attempt) => {
      expect(delayBefore(attempt + 1)).toBeGreaterThanOrEqual(delayBefore(attempt));
      expect(delayBefore(attempt)).toBeLessThanOrEqual(pace.longest);
    }),
  );
});

test.each(["PROCESSING", "unreachable"] satisfies PaymentAnswer[])(
  "while it is %s, the page asks for a minute and a bearable number of times, then says so",
  (answer) => {
    let elapsed = 0;
    for (let attempt = 1; attempt < 100; attempt += 1) {
      const step = stepAfter(answer, attempt, elapsed);
      if (step.kind === "late") {
        expect(elapsed).toBeGreaterThan(pace.giveUpAfter - pace.longest - 1);
        expect(attempt).toBeLessThan(25);
        return;
      }
      if (step.kind !== "ask") throw new Error(step.kind);
      elapsed += step.after;
    }
    throw new Error("It never stopped.");
  },
);
