import { defineStorefront } from "../define-storefront.ts";

export const gcsat = defineStorefront({
  code: "GCSAT",
  group: "GCS",
  storeId: 243,
  name: "Giftcourt Österreich",
  country: "AT",
  languages: ["de"],
  organisation: {
    legalName: "Giftcourt Österreich GmbH",
    email: "service@giftcourtosterreich.example",
    phone: "+43 1 555 02 43",
    street: "Herrengasse 18",
    postCode: "1010",
    city: "Wien",
  },
  toggles: { headerVersion: 2 },
  catalogueSize: 90,
  accent: { color: "#D4B483", ink: "#14172B" },
  branding: {
    sign: "rosette-at",
    words: ["Giftcourt", "Österreich"],
    decoration: { header: false, footer: true },
  },
});
