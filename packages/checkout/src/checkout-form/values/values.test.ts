import { expect, test } from "@jest/globals";
import { callingCodeOptions, internationalNumber } from "../address/calling-codes.ts";
import { emptyValues, toInput } from "./values.ts";

const basket = { cartVersion: 4, expectedTotal: 7500, expectedToPay: 5000, needsDelivery: true, country: "FR" };
const filled = () => {
  const values = emptyValues("FR");
  Object.assign(values.billing, {
    firstName: "Élodie",
    lastName: "Martin",
    email: "e@example.com",
    companyName: "Fleurs SA",
  });
  Object.assign(values.delivery, { street: "rue des Tilleuls", city: "Lyon", postCode: "69002", firstName: "Ada" });
  return values;
};

test("a parcel to the buyer bears the buyer's name, another one its own", () => {
  const values = filled();
  expect(toInput(values, basket).delivery).toMatchObject({
    firstName: "Élodie",
    lastName: "Martin",
    houseNumber: null,
  });
  values.delivery.sameName = false;
  expect(toInput(values, basket).delivery).toMatchObject({ firstName: "Ada", lastName: "" });
});

test("the sum that the buyer saw goes with every order", () => {
  expect(toInput(filled(), basket)).toMatchObject({ cartVersion: 4, expectedTotal: 7500, expectedToPay: 5000 });
});

test("nothing is sent that was not asked for", () => {
  expect(toInput(filled(), { ...basket, needsDelivery: false }).delivery).toBeNull();
  expect(toInput(filled(), basket).billing.companyName).toBeNull();
  const business = filled();
  business.billing.customerType = "BUSINESS";
  expect(toInput(business, basket).billing.companyName).toBe("Fleurs SA");
  expect(toInput(business, basket).delivery?.companyName).toBe("Fleurs SA");
});

test("a business sends the address of its invoice, unless it is the parcel's", () => {
  const values = filled();
  Object.assign(values.billing, {
    customerType: "BUSINESS",
    street: "Rue de Rivoli",
    postCode: "75001",
    city: "Paris",
  });
  expect(toInput(values, basket).billing.street).toBeUndefined();
  expect(toInput(values, { ...basket, needsDelivery: false }).billing).toMatchObject({
    street: "Rue de Rivoli",
    countryCode: "FR",
  });
  values.billing.sameAddress = false;
  expect(toInput(values, basket).billing).toMatchObject({ street: "Rue de Rivoli", city: "Paris", suffix: null });
});

test("where a law asks for an address, everybody gives one", () => {
  const values = filled();
  values.billing.street = "Rua Augusta";
  expect(toInput(values, { ...basket, needsDelivery: false }).billing.street).toBeUndefined();
  expect(toInput(values, { ...basket, needsDelivery: false, country: "BR" }).billing.street).toBe("Rua Augusta");
});

test.each([
  ["06 12 34 56 78", "FR", "+33612345678"],
  ["+32 470 12 34 56", "FR", "+32 470 12 34 56"],
  ["0032470123456", "FR", "0032470123456"],
  ["06 698 12345", "IT", "+390669812345"],
  ["٠٥٠ ١٢٣ ٤٥٦٧", "AE", "+971501234567"],
  ["call me", "FR", "+33callme"],
  ["", "FR", ""],
])("%s in %s is dialled %s", (typed, country, whole) => expect(internationalNumber(typed, country)).toBe(whole));

test("the storefront's own countries come first", () => {
  const options = callingCodeOptions(["FR", "BE"], "fr-FR");
  expect(options.slice(0, 2).map(({ callingCode }) => callingCode)).toEqual(["33", "32"]);
  expect(options.find(({ country }) => country === "DE")?.label).toBe("Allemagne");
});
