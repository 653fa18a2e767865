import { defineStorefront } from "../define-storefront.ts";

export const gcsnl = defineStorefront({
  code: "GCSNL",
  group: "GCS",
  storeId: 231,
  name: "Giftcourt Nederland",
  country: "NL",
  languages: ["nl"],
  organisation: {
    legalName: "Giftcourt Nederland B.V.",
    email: "service@giftcourtnederland.example",
    phone: "+31 20 555 02 31",
    street: "Herenkade 77",
    postCode: "1015 BZ",
    city: "Amsterdam",
  },
  toggles: { headerVersion: 2 },
  catalogueSize: 250,
  accent: { color: "#C9A227", ink: "#14172B" },
  branding: {
    sign: "rosette-nl",
    words: ["Giftcourt", "Nederland"],
    decoration: { header: true, footer: true },
  },
});
