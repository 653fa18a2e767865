import { expect, test } from "@jest/globals";
import { expiryOf, lastDayOf, validityOf } from "./expiry.ts";

test("counts months from the storefront's own day, and keeps to the end of a shorter month", () => {
  expect(expiryOf(new Date("2026-11-21T09:00:00Z"), 24, "Europe/Paris")).toBe("2028-11-21");
  expect(expiryOf(new Date("2026-11-21T23:30:00Z"), 12, "Europe/Paris")).toBe("2027-11-22");
  expect(expiryOf(new Date("2028-02-29T12:00:00Z"), 12, "Europe/Paris")).toBe("2029-02-28");
});

test("a card lasts as long as its issuer has laid down for the day of its activation, where the storefront is", () => {
  const cardValidity = [
    { from: "2020-01-01", months: 24 },
    { from: "2026-11-22", months: 36 },
  ];
  const storefront = { cardValidity, timeZone: "Europe/Paris" };
  expect(validityOf(storefront, new Date("2026-11-21T22:30:00Z"))).toBe(24);
  expect(lastDayOf(storefront, new Date("2026-11-21T22:30:00Z"))).toBe("2028-11-21");
  expect(lastDayOf(storefront, new Date("2026-11-21T23:30:00Z"))).toBe("2029-11-22");
});
