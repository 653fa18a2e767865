import { getStorefront, type Language, type StorefrontCode, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { composeInvoiceReminder } from "../credit/compose-reminder.ts";
import type { PricedQuote } from "../quotes/shown-quote.ts";
import { composeQuote } from "./compose-quote.tsx";
import { composeQuoteForShop } from "./compose-quote-shop.tsx";

const originOf = ({ host }: { host: string }): string => `http://${host}.localhost:3000`;

/** Every language once, in a storefront that speaks it. */
const places = [
  ...new Map(storefronts.flatMap(({ code, languages }) => languages.map((one) => [one, code] as const))),
] satisfies readonly (readonly [Language, StorefrontCode])[];

const offerIn = (language: Language, code: StorefrontCode): PricedQuote => {
  const storefront = getStorefront(code);
  const at = new Date("2026-11-26T12:00:00Z");
  return {
    storefront,
    quote: {
      id: "0",
      serial: 1,
      reference: "K7WQ-3FDM",
      storefront: code,
      language,
      state: "SENT",
      buyer: {
        firstName: "Claire",
        lastName: "Fontaine",
        email: "claire@example.com",
        phoneNumber: null,
        customerType: "BUSINESS",
        companyName: "Atelier",
        vatNumber: "FR00123456789",
        referenceNumber: "CC-1",
      },
      billing: { invoiceEmail: null, kvkNumber: null, address: null },
      wantedOn: "2026-12-24",
      remark: "Merci",
      version: 1,
      validUntil: at,
      onInvoice: true,
      orderId: null,
      createdAt: at,
    },
    version: { version: 1, shipping: 0, staff: "sam", at, lines: [] },
    catalogue: {} as PricedQuote["catalogue"],
    priced: { grandTotal: 125_000 } as PricedQuote["priced"],
  };
};

test.each(places)("in %s its buyer finds the price, until when it holds and the way to its page", (language, code) => {
  const facts = { news: "sent" as const, n: 1, offer: offerIn(language, code), token: "t0k3n", comment: undefined };
  const mail = composeQuote({ ...facts, orderNumber: undefined, pdf: Buffer.from("%PDF"), logo: undefined }, originOf);
  expect(mail.to).toBe("claire@example.com");
  expect(mail.subject).toContain("K7WQ-3FDM");
  expect(mail.text).toContain("?quote=t0k3n");
  expect(mail.text).not.toMatch(/[{}]|business\./u);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(["K7WQ-3FDM.pdf"]);
});

test("a link that goes to an address that nobody has proven repeats nothing that was typed", () => {
  const facts = { n: undefined, offer: offerIn("en", "CKUK"), token: "t", comment: undefined, orderNumber: undefined };
  const mail = composeQuote({ ...facts, news: "received", pdf: undefined, logo: undefined }, originOf);
  expect(mail.text).not.toMatch(/Atelier|Merci|FR00|CC-1/u);
});

test("the shop reads all of a request, and answers its buyer", () => {
  const facts = { n: undefined, offer: offerIn("en", "CKUK"), token: "t", comment: undefined, orderNumber: undefined };
  const mail = composeQuoteForShop({ ...facts, news: "request", pdf: undefined, logo: undefined }, originOf);
  expect(mail.replyTo?.address).toBe("claire@example.com");
  for (const said of ["Atelier", "FR00123456789", "CC-1", "Merci", "2026-12-24"]) expect(mail.text).toContain(said);
  expect(mail.text).not.toContain("?quote=");
});

test("the last reminder alone says that nothing more is sold on invoice", () => {
  const order = { id: "0", storefront: "CKUK", language: "en", firstName: "Claire" } as never;
  const owed = { amount: 5000, currency: "GBP", dueOn: "2026-12-10" } as never;
  const said = [1, 2, 3].map((reminder) =>
    composeInvoiceReminder({ order, owed, reminder, to: "a@example.com", invoice: "CKUK-I-000001" }, originOf),
  );
  expect(said.map(({ text }) => text.includes("last reminder"))).toEqual([false, false, true]);
  expect(new Set(said.map(({ messageId }) => messageId)).size).toBe(3);
});
