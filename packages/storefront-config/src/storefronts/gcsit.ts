import { defineStorefront } from "../define-storefront.ts";

export const gcsit = defineStorefront({
  code: "GCSIT",
  group: "GCS",
  storeId: 239,
  name: "Giftcourt Italia",
  country: "IT",
  languages: ["it"],
  organisation: {
    legalName: "Giftcourt Italia S.r.l.",
    email: "service@giftcourtitalia.example",
    phone: "+39 06 5550 0239",
    street: "Via della Torretta 11",
    postCode: "00187",
    city: "Roma",
  },
  toggles: { headerVersion: 2 },
  catalogueSize: 120,
  accent: { color: "#CFAF6B", ink: "#14172B" },
  branding: {
    sign: "rosette-it",
    words: ["Giftcourt", "Italia"],
    decoration: { header: false, footer: true },
  },
});
