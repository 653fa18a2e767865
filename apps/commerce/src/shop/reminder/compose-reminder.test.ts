import { storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import type { CardBalance } from "../../money/giftcard/index.ts";
import { composeReminder } from "./compose-reminder.tsx";

const places = storefronts.flatMap(({ code, languages }) => languages.map((language) => [code, language] as const));

test.each(places)("%s in %s: one card or several, nothing unfilled", (storefront, language) => {
  const card = { id: 1, title: "Café", lastDigits: "1234", balance: 2500, currency: "EUR", expiresOn: "2027-03-31" };
  const to = { name: "Zoë", email: "zoe@example.org", language, owns: false };
  const [one, several] = [1, 3].map((count) =>
    composeReminder(
      { to, days: 30, cards: Array.from({ length: count }, (_, id) => ({ ...card, id, storefront }) as CardBalance) },
      () => "https://shop.example",
    ),
  );
  expect(one?.subject).toContain("2027");
  expect(one?.subject).not.toBe(several?.subject);
  for (const mail of [one, several]) {
    expect(mail?.text).toContain("1234");
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/[{}]|reminder\./u);
  }
});
