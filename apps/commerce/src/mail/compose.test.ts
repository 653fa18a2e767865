import { languages, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { composeConfirmation } from "./compose-confirmation.tsx";
import { composeGift } from "./compose-gift.tsx";
import type { GiftMail } from "./types.ts";

const originOf = ({ host }: { host: string }) => `http://${host}.localhost:3000`;
const faceSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540"><rect width="856" height="540" rx="32" fill="#c2255c"/><text x="60" y="300" font-family="sans-serif" font-size="90" fill="#fff">Łąka & Co</text></svg>'.replace(
    "&",
    "&amp;",
  );
const gift: GiftMail = {
  storefront: "CBFR",
  language: "fr",
  messageId: "<gift-1@cartebonheur.example>",
  to: "elodie@example.org",
  receiverName: "Élodie",
  senderName: "Noé",
  productTitle: "Prairie & Cie",
  faceSvg,
  message: "Bon anniversaire <3",
  cards: [
    { number: "6001234567890123456", pin: "123456", value: { value: 14500, currency: "EUR" }, expiresOn: "2028-11-21" },
    { number: "6001234567890123464", pin: "654321", value: { value: 1000, currency: "EUR" }, expiresOn: "2028-11-21" },
  ],
};

test("a gift carries each card as text and as barcode, and the note as it was written", async () => {
  const mail = await composeGift(gift, originOf);
  expect(mail.subject).toContain("Noé");
  expect(mail.html).toContain("6001 2345 6789 0123 456");
  expect(mail.html).toContain("Bon anniversaire &lt;3");
  expect(mail.text).toMatch(/654321/);
  expect(mail.html).toContain("155");
  expect(mail.attachments.map(({ cid }) => cid)).toEqual(["face", "barcode-1", "barcode-2"]);
  for (const { content } of mail.attachments) expect(content.subarray(1, 4).toString()).toBe("PNG");
});

test("every storefront's messages can be written in each of its languages", async () => {
  const seen = new Set<string>();
  for (const { code, languages: spoken } of storefronts) {
    for (const language of spoken) {
      seen.add(language);
      const mail = await composeGift({ ...gift, storefront: code, language, cards: gift.cards.slice(0, 1) }, originOf);
      expect(mail.html).toContain(`dir="${language === "ar" ? "rtl" : "ltr"}"`);
    }
  }
  expect([...seen].sort()).toEqual([...languages].sort());
});

test("the confirmation says who gets what, and holds no code", () => {
  const mail = composeConfirmation(
    {
      storefront: "GCSDE",
      language: "de",
      messageId: "<order-1@example.org>",
      to: "jan@example.org",
      buyerName: "Jan",
      orderNumber: "DE-1001",
      orderUuid: "8d2f2c52-3f0e-4f7a-9a62-0c3c4a7d7a55",
      deliveries: [
        {
          kind: "physical",
          productTitle: "Waldstück",
          quantity: 2,
          receiver: "Jan Weiß",
          expectedAt: "2026-11-24T09:00:00Z",
          total: { value: 5000, currency: "EUR" },
        },
        {
          kind: "donation",
          productTitle: "Saubere Flüsse",
          quantity: 1,
          receiver: "",
          total: { value: 1000, currency: "EUR" },
        },
      ],
      shipping: { value: 495, currency: "EUR" },
      total: { value: 6495, currency: "EUR" },
    },
    originOf,
  );
  expect(mail.html).toContain("2 × Waldstück");
  expect(mail.text).toMatch(/Dienstag, 24\. November/);
  expect(mail.html).not.toMatch(/\d{19}|\d{4} \d{4} \d{4}/);
});
