import { expect, test } from "@jest/globals";
import { guessColumns } from "./columns.ts";

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
