import { expect, test } from "@jest/globals";
import { addressLines } from "./address-lines.ts";

test.each([
  ["FR", "Rue de Rivoli", "12", "75004", "Paris", "Île-de-France", ["12 Rue de Rivoli", "75004 Paris"]],
  ["DE", "Hauptstraße", "5a", "10115", "Berlin", "Berlin", ["Hauptstraße 5a", "10115 Berlin"]],
  ["NL", "Damrak", "1", "1012 AB", "Amsterdam", null, ["Damrak 1", "1012 AB Amsterdam"]],
  ["GB", "High Street", "3", "BS1 2AA", "Bristol", null, ["3 High Street", "Bristol", "BS1 2AA"]],
  ["IE", "Grafton Street", "3", null, "Dublin", null, ["3 Grafton Street", "Dublin"]],
  ["US", "Main Street", "100", "10001", "New York", "NY", ["100 Main Street", "New York, NY 10001"]],
  ["US", "Main Street", "100", "10001", "New York NY", null, ["100 Main Street", "New York NY 10001"]],
  ["CA", "Rue Sherbrooke", "8", "H3A 0G4", "Montréal", "QC", ["8 Rue Sherbrooke", "Montréal QC H3A 0G4"]],
  ["AU", "George Street", "2", "2000", "Sydney", "NSW", ["2 George Street", "Sydney NSW 2000"]],
  ["BR", "Rua Augusta", "90", "01305-000", "São Paulo", "SP", ["Rua Augusta, 90", "São Paulo – SP", "01305-000"]],
  ["IT", "Via Roma", "7", "10121", "Torino", "TO", ["Via Roma 7", "10121 Torino (TO)"]],
  ["AE", "Sheikh Zayed Road", null, null, "Dubai", "Dubai", ["Sheikh Zayed Road", "Dubai"]],
  ["AE", "Khalifa Street", null, null, "Al Ain", "Abu Dhabi", ["Khalifa Street", "Al Ain, Abu Dhabi"]],
  ["AE", "شارع خليفة", null, null, "العين", "أبوظبي", ["شارع خليفة", "العين، أبوظبي"]],
  ["FR", "Lieu-dit Kergoat", "-", "29000", "Quimper", null, ["Lieu-dit Kergoat", "29000 Quimper"]],
])("%s", (countryCode, street, houseNumber, postCode, city, administrativeArea, lines) => {
  expect(addressLines({ street, houseNumber, postCode, city, administrativeArea, countryCode })).toEqual(lines);
});

test("what follows the number of the house stands with it", () => {
  const address = { street: "Hauptstraße", houseNumber: "5", suffix: "a", postCode: "10115", city: "Berlin" };
  expect(addressLines({ ...address, countryCode: "DE" })[0]).toBe("Hauptstraße 5 a");
  expect(addressLines({ ...address, countryCode: "FR" })[0]).toBe("5 a Hauptstraße");
});
