import { expect, test } from "@jest/globals";
import { compactPath } from "./compact-path.ts";

test("steps are relative, and upright and level lines say one number", () => {
  expect(compactPath("M10 10L10 14L18 14Q20 14 20 12.04ZM1 1L2.500 3.500Z", 1)).toBe(
    "M10 10v4h8q2 0 2-2zm-9-9l1.5 2.5z",
  );
});

test("what is rounded away from one step is given back by the next", () => {
  const far = compactPath(`M0 0${Array.from({ length: 100 }, (_, index) => `L${(index + 1) * 0.14} 1`).join("")}Z`, 1);
  const steps = far.match(/\.\d/g) ?? [];
  expect(steps.reduce((sum, step) => sum + Number(step), 0)).toBeCloseTo(14, 1);
});
