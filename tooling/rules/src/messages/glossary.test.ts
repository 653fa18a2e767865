import { expect, test } from "@jest/globals";
import { type Glossary, glossaryFaults, glossaryFlaws } from "./glossary.ts";
import { moduleTexts } from "./module-texts.ts";

const glossary: Glossary = {
  email: { use: "e-mail", never: ["mail", "email"] },
  byPost: { use: "por correo postal", never: ["por correo"], allowed: ["por correo postal", "por correo electrónico"] },
  basket: { use: "winkelmandje", never: ["winkelwagen*"] },
};

const wordsIn = (text: string, quoted: readonly string[] = []) =>
  glossaryFaults(new Map([["key", text]]), glossary, quoted).map(({ word }) => word);

test("a forbidden word is found whole, in any case, and with any ending where that is said", () => {
  expect(wordsIn("Stuur een Email")).toEqual(["email"]);
  expect(wordsIn("In de winkelwagentjes")).toEqual(["winkelwagen*"]);
  expect(wordsIn("Per e-\u2060mail naar je winkelmandje, emailadres")).toEqual([]);
});

test("it is found in each plural form, not in the name of an argument", () => {
  expect(wordsIn("{email, plural, one {# e-mail} other {# email}}")).toEqual(["email"]);
  expect(wordsIn("Aan {email}")).toEqual([]);
});

test("it may stand in an allowed phrase and in a quoted sentence, and nowhere else", () => {
  expect(wordsIn("por correo electrónico o por correo")).toEqual(["por correo"]);
  expect(wordsIn("Por correo postal")).toEqual([]);
  expect(wordsIn("Email us at {name}", ["Email us at {name}"])).toEqual([]);
  expect(wordsIn("Email us at {name}. No mail?", ["Email us at {name}"])).toEqual(["mail"]);
});

test("a glossary lacks no term, has none of its own and does not use what it forbids", () => {
  expect(glossaryFlaws(glossary, ["email", "byPost", "basket"])).toEqual([]);
  const flawed = { ...glossary, order: { use: "email", never: [] } };
  expect(glossaryFlaws(flawed, ["email", "byPost", "basket", "total"]).join()).toMatch(
    /total is missing.*order is not in terms.json.*order uses “email”/,
  );
});

test("the texts of a module are its strings and templates, not what it imports", () => {
  const texts = moduleTexts(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text under test
    'import { a } from "./email.ts";\nexport const b = { title: "Mail {shop}", body: `${a} mail` };',
  );
  expect([...texts.values()]).toEqual(["Mail …", "", " mail"]);
});
