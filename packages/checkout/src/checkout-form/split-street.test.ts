import { expect, test } from "@jest/globals";
import { splitStreet } from "./split-street.ts";

test.each([
  ["24 rue des Tilleuls", "FR", "rue des Tilleuls", "24", ""],
  ["12 bis, rue Émile Zola", "FR", "rue Émile Zola", "12", "bis"],
  ["221B Baker Street", "GB", "Baker Street", "221", "B"],
  ["Lindenstraße 24a", "DE", "Lindenstraße", "24", "a"],
  ["Straße des 17. Juni 135", "DE", "Straße des 17. Juni", "135", ""],
  ["Keizersgracht 174-C", "NL", "Keizersgracht", "174", "C"],
  ["Via Roma, 8", "IT", "Via Roma", "8", ""],
])("%s in %s", (text, country, street, houseNumber, suffix) =>
  expect(splitStreet(text, country)).toEqual({ street, houseNumber, suffix }),
);

test.each([
  ["Straße des 17. Juni", "DE"],
  ["5th Avenue", "US"],
  ["rue des Tilleuls", "FR"],
  ["24", "FR"],
  ["", "NL"],
])("%s in %s is left alone", (text, country) => expect(splitStreet(text, country)).toBeUndefined());
