import { expect, test } from "@jest/globals";
import { deliveredTo } from "./delivered-to.ts";
import { emptyValues } from "./values/values.ts";

const entry = {
  id: "7",
  firstName: "Tom",
  lastName: "Okafor",
  countryCode: "FR",
  street: "Rue de Rivoli",
  houseNumber: "12",
  suffix: null,
  postCode: "75001",
  city: "Paris",
  addressLine2: null,
};
const empty = emptyValues("FR");

test("an address of the book takes the place of all that stood there", () => {
  const typed = { ...empty, delivery: { ...empty.delivery, suffix: "B", addressLine2: "3rd floor", city: "Lyon" } };
  const { delivery } = deliveredTo(typed, entry);
  const { id: _, ...address } = entry;
  expect(delivery).toEqual({ ...address, suffix: "", addressLine2: "", sameName: false });
});

test("one's own address of the book goes to oneself", () => {
  const own = { ...empty, billing: { ...empty.billing, firstName: "Tom", lastName: "Okafor" } };
  expect(deliveredTo(own, entry).delivery.sameName).toBe(true);
});
