import { createShop, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { businessMessages } from "../messages.ts";
import { guessColumns } from "./columns.ts";
import { deliveries, usesOf } from "./delivery.ts";
import { templateHeadings } from "./report/template.ts";

test.each([
  [
    ["E-mail", "First name", "Last name", "Amount", "Date", "Team"],
    ["email", "firstName", "lastName", "value", "date", "field"],
  ],
  [
    ["Prénom", "Nom de famille", "Courriel", "Montant"],
    ["firstName", "lastName", "email", "value"],
  ],
  [
    ["Nom", "Prénom", "Courriel"],
    ["lastName", "firstName", "email"],
  ],
  [
    ["Nombre", "Apellidos", "Correo electrónico"],
    ["firstName", "lastName", "email"],
  ],
  [
    ["Imię", "Nazwisko", "E-mail", "Wartość"],
    ["firstName", "lastName", "email", "value"],
  ],
  [
    ["Fornavn", "Etternavn", "E-post", "Beløp"],
    ["firstName", "lastName", "email", "value"],
  ],
  [
    ["البريد الإلكتروني", "الاسم", "القيمة"],
    ["email", "firstName", "value"],
  ],
  [
    ["Name", "Naam", ""],
    ["firstName", "field", "none"],
  ],
])("%j is understood", (heading, uses) => {
  expect(guessColumns(heading, [])).toEqual(uses);
});

test("without headings the address is found, and the others stand in their order", () => {
  expect(guessColumns(undefined, [["Zoë", "zoe@example.org", "Roux"]])).toEqual(["firstName", "email", "lastName"]);
});

const places = storefronts.flatMap(({ code, languages }) => languages.map((language) => [code, language] as const));

test.each(places)("%s in %s: the columns of the template are understood as they are meant", (code, language) => {
  const { uses } = businessMessages.words(createShop(code, language)).recipients;
  for (const delivery of deliveries) {
    const headings = templateHeadings(delivery, uses);
    expect(guessColumns(headings, [], usesOf[delivery], uses)).toEqual(usesOf[delivery].slice(0, headings.length));
  }
});
