import { expect, test } from "@jest/globals";
import { momentValue, momentWords } from "./moment-words.ts";

const times = () => [{ id: "10:00", label: "10 – 12 Uhr" }];

test("a day is the same day in every time zone", () => {
  expect(momentWords({ date: "2026-11-24" }, { locale: "en", times: undefined })).toBe("Tuesday, November 24, 2026");
});

test("a time is written after its day", () => {
  expect(momentWords({ date: "2026-11-24", time: "10:00" }, { locale: "de", times })).toBe(
    "Dienstag, 24. November 2026, 10 – 12 Uhr",
  );
});

test("a form posts day and time in one", () => {
  expect(momentValue(null)).toBe("");
  expect(momentValue({ date: "2026-11-24" })).toBe("2026-11-24");
  expect(momentValue({ date: "2026-11-24", time: "10:00" })).toBe("2026-11-24T10:00");
});
