import { expect, test } from "@jest/globals";
import { pastedReceivers } from "./pasted-receivers.ts";

const byEmail = ["firstName", "lastName", "email"] as const;

test.each([
  ["without a heading", "Zoé\tRoux\tzoe@example.com\nTom\tPetit\ttom@example.com"],
  ["with a heading, in another order", "E-Mail;Nachname;Vorname\nzoe@example.com;Roux;Zoé\ntom@example.com;Petit;Tom"],
])("each row %s is a receiver of one piece", (_, text) => {
  expect(pastedReceivers(text, byEmail)).toMatchObject([
    { quantity: "1", firstName: "Zoé", lastName: "Roux", email: "zoe@example.com" },
    { quantity: "1", firstName: "Tom", lastName: "Petit", email: "tom@example.com" },
  ]);
});

test("addresses stand in the order of the form", () => {
  const fields = ["firstName", "lastName", "street", "houseNumber", "postCode", "city"] as const;
  expect(pastedReceivers("Zoé,Roux,Rue Oberkampf,12,75011,Paris", fields)).toMatchObject([
    { street: "Rue Oberkampf", houseNumber: "12", postCode: "75011", city: "Paris", email: "" },
  ]);
});
