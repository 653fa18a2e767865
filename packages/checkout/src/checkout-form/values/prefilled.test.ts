import { expect, test } from "@jest/globals";
import { prefilled } from "./prefilled.ts";
import type { Profile } from "./profile.ts";
import { emptyValues } from "./values.ts";

const profile: Profile = {
  firstName: "Zoë",
  lastName: "Müller",
  email: "zoe@example.org",
  invoiceEmail: null,
  phoneNumber: "+33612345678",
  vatNumber: null,
  address: {
    companyName: null,
    postCode: "75001",
    houseNumber: "12",
    suffix: null,
    street: "Rue de Rivoli",
    city: "Paris",
    administrativeArea: null,
  },
};
const empty = emptyValues("FR");

test("an empty form takes all that is known", () => {
  expect(prefilled(empty, profile, "")).toMatchObject({
    billing: {
      firstName: "Zoë",
      lastName: "Müller",
      email: "zoe@example.org",
      phoneNumber: "+33612345678",
      customerType: "PRIVATE",
    },
    delivery: { street: "Rue de Rivoli", houseNumber: "12", postCode: "75001", city: "Paris", suffix: "" },
  });
});

test("nothing that was typed is lost, and an address is not mixed with another", () => {
  const typed = {
    ...empty,
    billing: { ...empty.billing, firstName: "Tom" },
    delivery: { ...empty.delivery, city: "Lyon" },
  };
  const { billing, delivery } = prefilled(typed, profile, "");
  expect(billing).toMatchObject({ firstName: "Tom", lastName: "Müller" });
  expect(delivery).toEqual(typed.delivery);
});

test("a company is one when its name and number are known", () => {
  const company = { ...profile, vatNumber: "FR12345678901", address: { ...profile.address, companyName: "Acme" } };
  expect(prefilled(empty, company, "").billing).toMatchObject({
    customerType: "BUSINESS",
    companyName: "Acme",
    vatNumber: "FR12345678901",
  });
});

test("a guest's address is carried over", () => {
  expect(prefilled(empty, undefined, "tom@example.org").billing.email).toBe("tom@example.org");
  const typed = { ...empty, billing: { ...empty.billing, email: "ada@example.org" } };
  expect(prefilled(typed, undefined, "tom@example.org").billing.email).toBe("ada@example.org");
});
