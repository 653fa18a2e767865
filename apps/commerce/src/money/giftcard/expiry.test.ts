import { expect, test } from "@jest/globals";
import { expiryOf } from "./expiry.ts";

test("counts months from the storefront's own day, and keeps to the end of a shorter month", () => {
  expect(expiryOf(new Date("2026-11-21T09:00:00Z"), 24, "Europe/Paris")).toBe("2028-11-21");
  expect(expiryOf(new Date("2026-11-21T23:30:00Z"), 12, "Europe/Paris")).toBe("2027-11-22");
  expect(expiryOf(new Date("2028-02-29T12:00:00Z"), 12, "Europe/Paris")).toBe("2029-02-28");
});
