import { expect, test } from "@jest/globals";
import { cameAtOnce, splitStreet } from "./split-street.ts";

test.each([
  ["24 rue des Tilleuls", "FR", "rue des Tilleuls", "24", ""],
  ["12 bis, rue Émile Zola", "FR", "rue Émile Zola", "12", "bis"],
  ["221B Baker Street", "GB", "Baker Street", "221", "B"],
  ["100 N Main St", "US", "N Main St", "100", ""],
  ["1234 B Street", "US", "B Street", "1234", ""],
  ["24 Broadway", "US", "Broadway", "24", ""],
  ["Lindenstraße 24a", "DE", "Lindenstraße", "24", "a"],
  ["Straße des 17. Juni 135", "DE", "Straße des 17. Juni", "135", ""],
  ["Keizersgracht 174-C", "NL", "Keizersgracht", "174", "C"],
  ["Lindenstraße 24 a", "DE", "Lindenstraße", "24", "a"],
  ["Rue Haute 12 bis", "BE", "Rue Haute", "12", "bis"],
  ["Via Roma, 8", "IT", "Via Roma", "8", ""],
  ["Plein 1944 12", "NL", "Plein 1944", "12", ""],
  ["Calle 60 345", "MX", "Calle 60", "345", ""],
  ["Q 7, 24", "DE", "Q 7", "24", ""],
])("%s in %s", (text, country, street, houseNumber, suffix) =>
  expect(splitStreet(text, country)).toEqual({ street, houseNumber, suffix }),
);

test.each([
  ["Straße des 17. Juni", "DE"],
  ["5th Avenue", "US"],
  ["rue des Tilleuls", "FR"],
  ["Plein 1944", "NL"],
  ["Calle 60", "MX"],
  ["Rua 7", "BR"],
  ["Straße 45", "DE"],
  ["Q 7", "DE"],
  ["12B Street", "AE"],
  ["24", "FR"],
  ["", "NL"],
])("%s in %s is left alone", (text, country) => expect(splitStreet(text, country)).toBeUndefined());

test.each([
  ["", "Lindenstraße 24", true],
  ["Lin", "Lindenstraße 24", true],
  ["Rue Haute 3", "Lindenstraße 24", true],
  ["Plein 194", "Plein 1944", false],
  ["Plein ", "Plein 1944", false],
  ["Plein 19444", "Plein 1944", false],
  ["Pein 1944", "Plein 1944", false],
])("of %j to %j, the number and the street came at once: %j", (before, text, atOnce) =>
  expect(cameAtOnce(before, text)).toBe(atOnce),
);
