import { expect, test } from "@jest/globals";
import { newTicket, readTicket, ticketLasts, writeTicket } from "./ticket.ts";

const now = 1_795_764_000_000;
const ticket = { ...newTicket(now), inside: true };
const written = writeTicket(ticket, "CBFR", "secret");

test("a ticket is read as it was written", () => {
  expect(readTicket(written, "CBFR", "secret", now)).toEqual(ticket);
});

test.each([
  ["an earlier time", written.replace(ticket.since.toString(36), (ticket.since - 1).toString(36))],
  ["let in by itself", writeTicket({ ...ticket, inside: false }, "CBFR", "secret").replace(".w.", ".i.")],
  ["another secret", writeTicket(ticket, "CBFR", "other")],
  ["another storefront", writeTicket(ticket, "CBDE", "secret")],
  ["no ticket at all", "x"],
  ["nothing", ""],
])("%s is worth nothing", (_, value) => {
  expect(readTicket(value, "CBFR", "secret", now)).toBeUndefined();
});

test("a ticket that was not seen for a quarter of an hour is worth nothing", () => {
  expect(readTicket(written, "CBFR", "secret", now + ticketLasts)).toEqual(ticket);
  expect(readTicket(written, "CBFR", "secret", now + ticketLasts + 1)).toBeUndefined();
});
