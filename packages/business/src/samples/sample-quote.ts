import type { ShownQuote } from "../offer/offer-lines.tsx";

/** A quote that was sent, with wrapping, postage and two messages. */
export const sampleQuote: ShownQuote = {
  reference: "K7WQ-3FDM",
  state: "SENT",
  version: 1,
  validUntil: "2026-12-26T12:00:00.000Z",
  wantedOn: "2026-12-18",
  remark: "For the team in Lyon.",
  companyName: "Atelier Fontaine",
  logo: null,
  lines: [
    {
      title: "La Table des Cousins",
      kind: "PHYSICAL",
      quantity: 50,
      value: { value: 2000 },
      extras: [{ title: "Ruban", price: { value: 150 } }],
      total: { value: 107_500 },
      receivers: [],
    },
    {
      title: "Cinéma du Port",
      kind: "DIGITAL",
      quantity: 250,
      value: { value: 4000 },
      extras: [],
      total: { value: 1_000_000 },
      receivers: [],
    },
  ],
  totals: {
    shipping: { value: 895 },
    grandTotalWithoutTax: { value: 1_106_995 },
    grandTotal: { value: 1_108_395 },
  },
  comments: [
    { id: "1", author: "BUYER", text: "Could you wrap them in blue?", at: "2026-11-25T09:00:00.000Z" },
    { id: "2", author: "STAFF", text: "Yes, at the same price.", at: "2026-11-25T10:30:00.000Z" },
  ],
  canAccept: true,
  canWithdraw: true,
  orderUuid: null,
  pdf: "/documents/quotes/sample.pdf",
};
