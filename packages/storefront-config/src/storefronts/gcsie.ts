import { defineStorefront } from "../define-storefront.ts";

export const gcsie = defineStorefront({
  code: "GCSIE",
  group: "GCS",
  storeId: 253,
  name: "Giftcourt Ireland",
  country: "IE",
  languages: ["en"],
  organisation: {
    legalName: "Giftcourt Ireland Limited",
    email: "service@giftcourtireland.example",
    phone: "+353 1 555 0253",
    street: "3 Harcourt Mews",
    postCode: "D02 F6X4",
    city: "Dublin",
  },
  toggles: { headerVersion: 2, homeVersion: 2 },
  catalogueSize: 85,
  accent: { color: "#C2E4B4", ink: "#14172B" },
  branding: {
    sign: "rosette-ie",
    words: ["Giftcourt", "Ireland"],
    decoration: { header: false, footer: false },
  },
});
