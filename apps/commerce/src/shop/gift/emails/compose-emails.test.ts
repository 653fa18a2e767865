import { storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { composeOpened, composeThanks, composeUnopened } from "./compose-for-buyer.tsx";
import { composeReminder, composeWrapped } from "./compose-wrapped.tsx";

const places = storefronts.flatMap(({ code, languages }) => languages.map((language) => [code, language] as const));
const origin = () => "https://shop.example";
const token = "0123456789abcdef0123456789abcdef01234567";

test.each(places)("%s in %s: wrapped, reminded, told and thanked, with nothing unfilled", (storefront, language) => {
  const to = { storefront, language, messageId: "<a@b.example>", to: "zoe@example.org" };
  const wrapped = { ...to, receiverName: "Zoë", message: "Alles Gute", token, until: "2027-03-31" };
  const told = {
    ...to,
    buyerName: "Noé",
    receiverName: "Zoë",
    receiverEmail: "zoe@example.org",
    productTitle: "Café",
    orderUuid: "1",
  };
  const mails = [
    composeWrapped({ ...wrapped, senderName: "Noé" }, origin),
    composeWrapped(wrapped, origin),
    composeReminder({ ...wrapped, senderName: "Noé" }, origin),
    composeReminder(wrapped, origin),
    composeUnopened(told, origin),
    composeThanks({ ...told, text: "Merci !" }, origin),
    composeOpened(told, origin),
  ];
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(7);
  for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/[{}]|present\.\w/u);
  for (const { text } of mails.slice(0, 4)) expect(text).toMatch(new RegExp(`https://shop.example\\S*/${token}/`, "u"));
  expect(mails[4]?.text).toContain("zoe@example.org");
});
