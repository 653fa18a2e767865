import { expect, test } from "@jest/globals";
import en from "../../messages/en.json" with { type: "json" };
import { checkoutMessages } from "../messages.ts";
import { deliveryText } from "./delivery-words.ts";

const words = checkoutMessages.in("en");
const told = (kind: "DIGITAL" | "PHYSICAL", state: Parameters<typeof deliveryText>[1]["state"], paid = true) =>
  deliveryText(words, { kind, state }, { paid, date: "Tuesday" });

test("what commerce says of a package is told as it is", () => {
  expect(told("DIGITAL", "WAITING")).toBe(en.confirmation.deliveries.sending);
  expect(told("DIGITAL", "SENT")).toBe(en.confirmation.deliveries.sent);
  expect(told("DIGITAL", "DONATED")).toBe(en.confirmation.deliveries.donated);
  expect(told("PHYSICAL", "PREPARING")).toBe("Being packed, expected Tuesday");
  expect(told("PHYSICAL", "SENT")).toBe("On its way, expected Tuesday");
  expect(told("DIGITAL", "SCHEDULED")).toBe("Planned for Tuesday");
  expect(told("DIGITAL", "FAILED")).toBe(en.confirmation.deliveries.failed);
});

test("what its buyer gives by its link is not told to be sent by email", () => {
  const facts = { paid: true, date: "Tuesday", handedOver: true };
  expect(deliveryText(words, { kind: "DIGITAL", state: "SENT" }, facts)).toBe(en.confirmation.deliveries.handOver);
});

test("nothing goes anywhere before it is paid", () => {
  expect(told("DIGITAL", "WAITING", false)).toBe(en.confirmation.deliveries.unpaid);
  expect(told("PHYSICAL", "PREPARING", false)).toBe(en.confirmation.deliveries.unpaid);
});

test("a donation and cards that are activated are not told to be sent", () => {
  const unpaid = (productType: string, kind: "DIGITAL" | "PHYSICAL" = "DIGITAL") =>
    deliveryText(words, { kind, state: "WAITING" }, { paid: false, date: "Tuesday", productType });
  expect(unpaid("DONATION")).toBe("Donated as soon as it is paid");
  expect(unpaid("GIFTCARD_BLANK")).toBe("Activated as soon as it is paid");
  expect(unpaid("GIFTCARD_BLANK", "PHYSICAL")).toBe(en.confirmation.deliveries.unpaid);
});
