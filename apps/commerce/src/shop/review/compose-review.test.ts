import { createShop, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import type { OrderRecord } from "../../money/order/index.ts";
import { composeReview } from "./compose-review.ts";

const places = storefronts.flatMap(({ code, languages }) => languages.map((language) => [code, language] as const));

test.each(places)("%s in %s: the email is whole, and leads to the page", (storefront, language) => {
  const order = {
    id: "o",
    number: "12",
    storefront,
    language,
    email: "a@example.com",
    firstName: "Zoë",
  } as OrderRecord;
  const mail = composeReview({ order, token: "a".repeat(40) }, () => "https://shop.example");
  expect(`${mail.subject} ${mail.text}`).not.toMatch(/[{}]|review\.\w/u);
  expect(mail.text).toContain(createShop(storefront, language).link("review", { token: "a".repeat(40) }));
});
