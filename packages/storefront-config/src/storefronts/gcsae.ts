import { defineStorefront } from "../define-storefront.ts";

export const gcsae = defineStorefront({
  code: "GCSAE",
  group: "GCS",
  storeId: 971,
  name: "Giftcourt Emirates",
  country: "AE",
  languages: ["en", "ar"],
  organisation: {
    legalName: "Giftcourt Trading FZ-LLC",
    email: "service@giftcourtemirates.example",
    phone: "+971 4 555 0971",
    street: "Level 9, Marina Gate 2",
    postCode: "",
    city: "Dubai",
  },
  toggles: { headerVersion: 2, homeVersion: 2 },
  catalogueSize: 60,
  accent: { color: "#C9A227", ink: "#14172B" },
  branding: {
    sign: "rosette-ae",
    words: ["Giftcourt", "Emirates"],
    decoration: { header: false, footer: true },
  },
});
