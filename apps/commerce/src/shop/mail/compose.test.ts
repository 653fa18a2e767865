import { languages, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { composeContactConfirmation } from "../contact/emails/compose-confirmation.tsx";
import { composeContactMessage } from "../contact/emails/compose-message.tsx";
import type { ReceivedMessage } from "../contact/messages-table.ts";
import { composeConfirmation } from "./compose-confirmation.tsx";
import { composeDonation } from "./compose-donation.tsx";
import { composeGift } from "./compose-gift.tsx";
import { composeRefund } from "./compose-refund.ts";
import type { ConfirmationMail, GiftMail, MailedDelivery, RefundMail } from "./types.ts";

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

const refund: RefundMail = {
  storefront: "CBFR",
  language: "fr",
  messageId: "<refund.1@cartebonheur.example>",
  to: "elodie@example.org",
  buyerName: "Élodie",
  orderNumber: "FR-1001",
  orderUuid: "8d2f2c52-3f0e-4f7a-9a62-0c3c4a7d7a55",
  amount: { value: 5495, currency: "EUR" },
  reason: "TOO_LATE",
};

const confirmation: ConfirmationMail = {
  storefront: "GCSDE",
  language: "de",
  messageId: "<order-1@example.org>",
  to: "jan@example.org",
  buyerName: "Jan",
  orderNumber: "DE-1001",
  orderUuid: "8d2f2c52-3f0e-4f7a-9a62-0c3c4a7d7a55",
  company: { companyName: null, vatNumber: null, referenceNumber: null },
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
      told: "nobody",
      total: { value: 1000, currency: "EUR" },
    },
  ],
  more: 0,
  onInvoice: false,
  shipping: { value: 495, currency: "EUR" },
  total: { value: 6495, currency: "EUR" },
};

const message: ReceivedMessage = {
  reference: "AB2C-D3EF",
  storefront: "CBFR",
  language: "fr",
  name: "Élodie",
  email: "elodie@example.org",
  orderNumber: "FR-1001",
  message: "Je me rétracte de cette commande.",
  receivedAt: new Date("2026-11-23T22:59:07Z"),
};

const phone = "+33 4 55 50 10 98";

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

test("the card is half out of the wrapper that was chosen, whose title stands first in the text", async () => {
  const svg = faceSvg.replace("#c2255c", "#bde9d3");
  const mail = await composeGift({ ...gift, wrapper: { title: "Joyeux & tendre", svg } }, originOf);
  expect(mail.attachments.map(({ cid }) => cid)).toEqual(["wrapper", "barcode-1", "barcode-2"]);
  expect(mail.html).toMatch(
    /src="cid:wrapper" alt="[^"]+ – Joyeux &amp; tendre – Pour [^"]+" width="480" height="415"/u,
  );
  expect(mail.text.startsWith("Joyeux & tendre\n\nBonjour")).toBe(true);
});

const { cards: _, ...present } = gift;

test("every storefront's messages can be written in each of its languages", async () => {
  const seen = new Set<string>();
  for (const { code, languages: spoken } of storefronts) {
    for (const language of spoken) {
      seen.add(language);
      const where = { storefront: code, language };
      const mails = [
        await composeGift({ ...gift, ...where, cards: gift.cards.slice(0, 1) }, originOf),
        composeDonation({ ...present, ...where, amount: { value: 2500, currency: "EUR" } }, originOf),
        composeRefund({ ...refund, ...where }, originOf),
        composeContactConfirmation({ message: { ...message, ...where }, phone }, originOf),
      ];
      for (const { html } of mails) {
        expect(html).toContain(`dir="${language === "ar" ? "rtl" : "ltr"}"`);
        expect(html).toMatch(new RegExp(`src="http://[a-z-]+.localhost:3000/marks/${code.toLowerCase()}/touch`));
      }
    }
  }
  expect([...seen].sort()).toEqual([...languages].sort());
});

test("in Arabic plain text the groups of a card's number stand in their order", async () => {
  const { text } = await composeGift({ ...gift, storefront: "GCSAE", language: "ar" }, originOf);
  const [card] = gift.cards;
  expect(text).toContain(`\u2066${card?.number.replace(/(\d{4})(?=\d)/g, "$1 ")}\u2069`);
  expect(text).toContain(`\u2066${card?.pin}\u2069`);
});

test("the confirmation says who gets what, and holds no code", () => {
  const mail = composeConfirmation(confirmation, originOf);
  expect(mail.html).toContain("2 × Waldstück");
  // Two gifts, postage and the total: each amount belongs to what its row is about.
  expect(mail.html.match(/scope="row"/g)).toHaveLength(4);
  expect(mail.text).toMatch(/Dienstag, 24\. November/);
  expect(mail.html).not.toMatch(/\d{19}|\d{4} \d{4} \d{4}/);
});

test("the confirmation of a list on invoice tells of no payment, of the first gifts, and of no email to who is handed theirs", () => {
  const handed = {
    ...confirmation.deliveries[0],
    kind: "digital",
    receiver: "Zoë",
    handedOver: true,
  } as MailedDelivery;
  const { text } = composeConfirmation(
    { ...confirmation, deliveries: [handed], more: 9_950, onInvoice: true },
    originOf,
  );
  expect(text).toContain("Für Zoë, zum Überreichen");
  expect(text).toContain("Weitere Geschenke: 9950.");
  expect(text).toContain("Ihre Bestellung auf Rechnung ist eingegangen.");
  expect(text).not.toMatch(/Zahlung|E-Mail an/u);
});

test("the confirmation says the day that was chosen for a gift, in the zone in which it was", () => {
  const gift = {
    kind: "digital" as const,
    productTitle: "Café",
    quantity: 1,
    receiver: "Ada",
    total: confirmation.total,
  };
  const said = (timeZone: string | null) =>
    composeConfirmation(
      { ...confirmation, deliveries: [{ ...gift, planned: { at: "2026-12-24T17:00:00.000Z", timeZone } }] },
      originOf,
    ).text;
  expect(said(null)).toContain("18:00");
  expect(said("Asia/Dubai")).toContain("21:00");
});

test("the confirmation shows each gift with its face, where it goes and what its giver wrote", () => {
  const one = {
    kind: "digital" as const,
    productTitle: "Café",
    quantity: 1,
    receiver: "Ada",
    total: confirmation.total,
  };
  const deliveries = [
    { ...one, email: "ada@example.com", message: "Alles Gute!\nBis Sonntag", faceSvg },
    { ...one, receiver: "Bob", faceSvg },
    one,
  ];
  const mail = composeConfirmation({ ...confirmation, deliveries }, originOf);
  expect(mail.attachments.map(({ cid }) => cid)).toEqual(["face-1"]);
  expect(mail.html.match(/src="cid:face-1" alt=""/g)).toHaveLength(2);
  expect(mail.text).toMatch(/Per E-Mail an Ada: .*\n {2}ada@example\.com\n/);
  expect(mail.text).toContain("Ihre Nachricht: Alles Gute!\nBis Sonntag");
});

test("the confirmation holds what a company noted with its order, and nothing of it for anybody else", () => {
  const company = { companyName: "Weiß & Söhne", vatNumber: "DE123456789", referenceNumber: "PO-12" };
  const mail = composeConfirmation({ ...confirmation, company }, originOf);
  expect(mail.text).toContain(
    "Name des Unternehmens: Weiß & Söhne\nUSt-IdNr. / UID: DE123456789\nReferenz oder Kostenstelle: PO-12",
  );
  expect(mail.html).toContain("Weiß &amp; Söhne");
  expect(composeConfirmation(confirmation, originOf).text).not.toContain("Referenz");
});

test("where a gift goes stands on a line of its own, turned about by no language", () => {
  const [posted] = confirmation.deliveries;
  const address = ["12 Palm Street", "Dubai", "United Arab Emirates"];
  const deliveries = [
    { ...posted, address },
    { ...posted, kind: "digital", email: "zoe@example.org" },
  ] as MailedDelivery[];
  const mail = composeConfirmation({ ...confirmation, storefront: "GCSAE", language: "ar", deliveries }, originOf);
  for (const place of [address.join(", "), "zoe@example.org"]) {
    expect(mail.html).toContain(`<bdi>${place}</bdi>`);
    expect(mail.text).toContain(`\n  \u2068${place}\u2069\n`);
  }
});

test("a donation says who gives, what, and to whom it goes", () => {
  const donation = { ...present, productTitle: "Rivières", amount: { value: 2500, currency: "EUR" } } as const;
  const mail = composeDonation(donation, originOf);
  expect(mail.subject).toBe("Noé a fait un don à Rivières en votre nom");
  expect(mail.html).toContain("Bon anniversaire &lt;3");
  expect(mail.text).toContain("Offert par: Noé");
  const { senderName: __, ...own } = donation;
  const toBuyer = composeDonation(own, originOf);
  expect(toBuyer.subject).toBe("Votre don à Rivières");
  expect(toBuyer.text).not.toContain("Offert par");
});

test("a refund says why, and that an order which was paid twice stays as it is", () => {
  expect(composeRefund(refund, originOf).text).toContain("déjà annulée");
  const second = composeRefund({ ...refund, reason: "SECOND_PAYMENT" }, originOf);
  expect(second.text).toContain("Votre commande reste inchangée");
  expect(second.text).toContain("54,95");
  expect(second.html).toContain("/8d2f2c52-3f0e-4f7a-9a62-0c3c4a7d7a55/");
});

test("a message's day and time, where the shop is, stand in its confirmation and before who answers it", () => {
  const confirmation = composeContactConfirmation({ message, phone }, originOf);
  for (const mail of [confirmation, composeContactMessage(message, originOf)]) {
    expect(mail.text).toMatch(/Reçu le: 23 novembre 2026 à 23:59:07 UTC\+1/);
    expect(mail.html).toContain("23:59:07");
  }
  expect(confirmation.text).not.toContain("rétracte");
  expect(confirmation.text).toContain(phone);
  const overseas = { ...message, storefront: "CBNZ", language: "en" } as const;
  expect(composeContactConfirmation({ message: overseas, phone }, originOf).text).toContain("24 November 2026");
});
