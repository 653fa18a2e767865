import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { accountMessages } from "../../messages.ts";
import { type Exported, readableExport } from "./readable-export.ts";

const data: Exported = {
  exportedAt: "2026-11-23T10:00:00Z",
  profile: { firstName: "<b>Zoë", lastName: "Müller", email: "zoe@example.org", createdAt: "2026-01-02T10:00:00Z" },
  addresses: [{ firstName: "Tom", lastName: "Okafor", street: "Rue de Rivoli", houseNumber: "12", city: "Paris" }],
  orders: [
    {
      number: "CBFR-1",
      placedAt: "2026-11-20T10:00:00Z",
      currency: "EUR",
      grandTotal: 5000,
      status: "COMPLETED",
      buyer: { firstName: "Zoë", lastName: "Müller", email: "zoe@example.org" },
      packages: [
        {
          recipientName: "Ada",
          recipientEmail: "ada@example.org",
          message: 'Bisous & à "bientôt"',
          items: [{ title: "Café", quantity: 2, unitPrice: 2500 }],
        },
      ],
    },
  ],
  cards: [{ title: "Café", lastDigits: "1234", balance: 2500, currency: "EUR", expiresOn: "2027-03-31" }],
  sessions: [{ device: "", seenAt: "2026-11-22T10:00:00Z" }],
  passkeys: [],
};

test("what is kept is a page that says all of it, and carries out nothing that somebody typed", () => {
  const shop = createShop("CBFR", "fr");
  const page = readableExport(data, { t: accountMessages.in(shop), shop });
  for (const said of ["CBFR-1", "ada@example.org", "Rue de Rivoli 12", "1234", "Tom Okafor"])
    expect(page).toContain(said);
  expect(page).toContain("&#60;b&#62;Zoë Müller");
  expect(page).toContain("Bisous &#38; à &#34;bientôt&#34;");
  expect(page).not.toMatch(/<b>|account\.|undefined|null/u);
});

test("in Arabic it reads from the right", () => {
  const shop = createShop("GCSAE", "ar");
  const page = readableExport(data, { t: accountMessages.in(shop), shop });
  expect(page).toContain('lang="ar-AE" dir="rtl"');
});
