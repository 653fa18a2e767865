import { expect, test } from "@jest/globals";
import { giftCalendar } from "./gift-calendar.ts";

const nina = { id: "1", date: "2026-12-31", title: "A gift for Nina; at last", note: "Café Noir, €50" };
const made = (yearly: boolean, days = [nina]) =>
  giftCalendar({ days, yearly, now: new Date("2026-11-27T10:00:00.123Z"), host: "shop.example" });

test("a gift is a whole day, which ends on the next, in another year too", () => {
  const lines = made(false).split("\r\n");
  expect(lines).toContain("DTSTART;VALUE=DATE:20261231");
  expect(lines).toContain("DTEND;VALUE=DATE:20270101");
  expect(lines).toContain("DTSTAMP:20261127T100000Z");
  expect(lines).toContain("UID:1@shop.example");
  expect(lines.at(-2)).toBe("END:VCALENDAR");
});

test("what would end a value is escaped", () => {
  expect(made(false)).toContain("SUMMARY:A gift for Nina\\; at last");
  expect(made(false)).toContain("DESCRIPTION:Café Noir\\, €50");
});

test("every year, with a reminder a week before; an event of its own, so that neither replaces the other", () => {
  const lines = made(true).split("\r\n");
  expect(lines).toContain("RRULE:FREQ=YEARLY");
  expect(lines).toContain("TRIGGER:-P7D");
  expect(lines).toContain("UID:1-yearly@shop.example");
  expect(made(false)).not.toContain("RRULE");
});

test("no line is longer than 75 octets, and put together again it says the same", () => {
  const title = "هدية إلى نينا ".repeat(12);
  const file = made(false, [{ ...nina, title }]);
  for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
});
